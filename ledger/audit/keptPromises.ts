import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { EventId } from '../values/ids.ts'
import type { Instant } from '../values/instant.ts'
import type { Points } from '../values/points.ts'
import { postedTo } from '../values/posting.ts'
import { postingsOf } from './books.ts'

/** Points under way between two streams, by the shoutout or redemption they belong to. */
export type UnderWay = {
  readonly subjectId: string
  readonly points: Points
  /** The event that moved them last. */
  readonly since: Pick<RecordedLedgerEvent, 'stream' | 'revision' | 'position' | 'type' | 'id'>
  readonly recordedAt: Instant
  /** The system could not finish it by itself and put it where a person sees it. */
  readonly isParked: boolean
}

/** Follows the clearing account: what goes in must come out, or be parked. */
export const createPromiseWatch = () => {
  const underWay = new Map<string, Omit<UnderWay, 'isParked'>>()
  const parkedCauses = new Set<EventId>()
  const causesOf = new Map<string, EventId[]>()

  return {
    observe: (event: RecordedLedgerEvent): void => {
      if (event.type === 'PromiseParked') parkedCauses.add(event.data.causationId)
      const cleared = postedTo('clearing', postingsOf(event))
      const subjectId = subjectOf(event)
      if (cleared === 0 || subjectId === undefined) return
      const points = (underWay.get(subjectId)?.points ?? 0) + cleared
      if (points === 0) {
        underWay.delete(subjectId)
        causesOf.delete(subjectId)
        return
      }
      underWay.set(subjectId, { subjectId, points, since: event, recordedAt: event.recordedAt })
      causesOf.set(subjectId, [...(causesOf.get(subjectId) ?? []), event.id])
    },
    /** What is not at rest now. */
    outstanding: (): readonly UnderWay[] =>
      [...underWay.values()].map(subject => ({
        ...subject,
        isParked: (causesOf.get(subject.subjectId) ?? []).some(id => parkedCauses.has(id)),
      })),
  }
}

const subjectOf = ({ data }: RecordedLedgerEvent): string | undefined => {
  if ('shoutoutId' in data) return data.shoutoutId
  return 'redemptionId' in data ? data.redemptionId : undefined
}
