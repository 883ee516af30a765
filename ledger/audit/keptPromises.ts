import type { EventNamed } from '../handling/byType.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { CommandId, EventId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/instant.ts'
import type { Points } from '../kernel/points.ts'
import { postedTo } from '../kernel/posting.ts'
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

type Subject = Omit<UnderWay, 'isParked'> & {
  /** What moved points here, and how many each promise that followed from it was to move on. */
  readonly causes: ReadonlyMap<EventId, Points>
}

/** Follows the clearing account: what goes in must come out, or be parked. */
export const createPromiseWatch = () => {
  const underWay = new Map<string, Subject>()
  const parked = new Map<EventId, { isWhole: boolean; readonly commandIds: Set<CommandId> }>()

  const observeParked = ({ data: { causationId, commandId, commandType } }: EventNamed<'PromiseParked'>) => {
    const ofCause = parked.get(causationId) ?? { isWhole: false, commandIds: new Set() }
    ofCause.commandIds.add(commandId)
    if (commandType === 'keepPromises') ofCause.isWhole = true
    parked.set(causationId, ofCause)
  }

  /** A person let it be tried again: from here on it must come to rest, or be parked anew. */
  const observeRetried = ({
    data: { causationId, commandId, commandType },
  }: EventNamed<'PromiseRetried'>) => {
    const ofCause = parked.get(causationId)
    if (!ofCause) return
    ofCause.commandIds.delete(commandId)
    if (commandType === 'keepPromises') ofCause.isWhole = false
    if (!ofCause.isWhole && ofCause.commandIds.size === 0) parked.delete(causationId)
  }

  /** Points that people were told of. One parked promise must not hide that another was lost. */
  const parkedPoints = ({ causes }: Subject): Points => {
    let points = 0
    for (const [id, each] of causes) {
      const ofCause = parked.get(id)
      if (ofCause?.isWhole) return Number.POSITIVE_INFINITY
      points += each * (ofCause?.commandIds.size ?? 0)
    }
    return points
  }

  return {
    observe: (event: RecordedLedgerEvent): void => {
      if (event.type === 'PromiseParked') observeParked(event)
      if (event.type === 'PromiseRetried') observeRetried(event)
      const cleared = postedTo('clearing', postingsOf(event))
      const subjectId = subjectOf(event)
      if (cleared === 0 || subjectId === undefined) return
      const before = underWay.get(subjectId)
      const points = (before?.points ?? 0) + cleared
      if (points === 0) {
        if (parked.size > 0) for (const id of before?.causes.keys() ?? []) parked.delete(id)
        underWay.delete(subjectId)
        return
      }
      const each = 'pointsEach' in event.data ? event.data.pointsEach : Math.abs(cleared)
      const causes = new Map(before?.causes).set(event.id, each)
      underWay.set(subjectId, { subjectId, points, since: event, recordedAt: event.recordedAt, causes })
    },
    /** What is not at rest now. */
    outstanding: (): readonly UnderWay[] =>
      [...underWay.values()].map(subject => {
        const { subjectId, points, since, recordedAt } = subject
        return { subjectId, points, since, recordedAt, isParked: Math.abs(points) <= parkedPoints(subject) }
      }),
  }
}

const subjectOf = ({ data }: RecordedLedgerEvent): string | undefined => {
  if ('shoutoutId' in data) return data.shoutoutId
  if ('grantId' in data) return data.grantId
  return 'redemptionId' in data ? data.redemptionId : undefined
}
