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
  /** A dead letter covers the points: a person sees them. */
  readonly isDeadLettered: boolean
}

type Subject = Omit<UnderWay, 'isDeadLettered'> & {
  /** The events whose reactions move the points on, with the points that each reaction to them moves on. */
  readonly causes: ReadonlyMap<EventId, Points>
}

/** Follows the clearing account: points that enter it must leave it, or be covered by a dead letter. */
export const createClearingWatch = () => {
  const underWay = new Map<string, Subject>()
  const deadLetters = new Map<EventId, { isWhole: boolean; readonly commandIds: Set<CommandId> }>()

  const observeDeadLetter = ({
    data: { causationId, commandId, commandType },
  }: EventNamed<'ReactionDeadLettered'>) => {
    const ofCause = deadLetters.get(causationId) ?? { isWhole: false, commandIds: new Set() }
    ofCause.commandIds.add(commandId)
    if (commandType === 'runProcesses') ofCause.isWhole = true
    deadLetters.set(causationId, ofCause)
  }

  /** A retry covers nothing: it must move the points, or become a dead letter again. */
  const observeRetried = ({
    data: { causationId, commandId, commandType },
  }: EventNamed<'DeadLetterRetried'>) => {
    const ofCause = deadLetters.get(causationId)
    if (!ofCause) return
    ofCause.commandIds.delete(commandId)
    if (commandType === 'runProcesses') ofCause.isWhole = false
    if (!ofCause.isWhole && ofCause.commandIds.size === 0) deadLetters.delete(causationId)
  }

  /** The points that dead letters cover. One dead letter must not hide another loss. */
  const deadLetterPoints = ({ causes }: Subject): Points => {
    let points = 0
    for (const [id, each] of causes) {
      const ofCause = deadLetters.get(id)
      if (ofCause?.isWhole) return Number.POSITIVE_INFINITY
      points += each * (ofCause?.commandIds.size ?? 0)
    }
    return points
  }

  return {
    observe: (event: RecordedLedgerEvent): void => {
      if (event.type === 'ReactionDeadLettered') observeDeadLetter(event)
      if (event.type === 'DeadLetterRetried') observeRetried(event)
      const cleared = postedTo('clearing', postingsOf(event))
      const subjectId = subjectOf(event)
      if (cleared === 0 || subjectId === undefined) return
      const before = underWay.get(subjectId)
      const points = (before?.points ?? 0) + cleared
      if (points === 0) {
        if (deadLetters.size > 0) for (const id of before?.causes.keys() ?? []) deadLetters.delete(id)
        underWay.delete(subjectId)
        return
      }
      const each = 'pointsEach' in event.data ? event.data.pointsEach : Math.abs(cleared)
      const causes = new Map(before?.causes).set(causeOf(event), each)
      underWay.set(subjectId, { subjectId, points, since: event, recordedAt: event.recordedAt, causes })
    },
    /** The points that are not at rest now. */
    outstanding: (): readonly UnderWay[] =>
      [...underWay.values()].map(subject => {
        const { subjectId, points, since, recordedAt } = subject
        return {
          subjectId,
          points,
          since,
          recordedAt,
          isDeadLettered: Math.abs(points) <= deadLetterPoints(subject),
        }
      }),
  }
}

/** The event whose reactions move the points on. A debit is one step of the reaction to its request. */
const causeOf = ({ type, id, metadata }: RecordedLedgerEvent): EventId =>
  type === 'RedemptionDebited' ? (metadata.causationId ?? id) : id

const subjectOf = ({ data }: RecordedLedgerEvent): string | undefined => {
  if ('shoutoutId' in data) return data.shoutoutId
  if ('grantId' in data) return data.grantId
  return 'redemptionId' in data ? data.redemptionId : undefined
}
