import { z } from 'zod'
import type { ParkPromise } from '../deadLetters/recordDeadLetter.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { type CommandId, MemberId } from '../kernel/ids.ts'
import { Points } from '../kernel/points.ts'
import { causedBy, promiseId } from './process.ts'

/** What was to be sent; `data` tells whom and how much it is about. */
export type BrokenPromise = {
  readonly id: CommandId
  readonly type: string
  readonly data: unknown
}

/**
 * Parks a promise of an event. The id holds all that makes this parking another one, so that parking for another
 * cause or reason, or after another attempt, is never taken for a repeat.
 */
export const parkCommand = (
  processName: string,
  event: RecordedLedgerEvent,
  promise: BrokenPromise,
  rejectionCode: string,
  attempt: string,
): ParkPromise => ({
  type: 'parkPromise',
  id: promiseId('parkPromise', promise.id, event.id, rejectionCode, attempt),
  ...causedBy(processName, event),
  data: {
    commandId: promise.id,
    commandType: promise.type,
    causationId: event.id,
    rejectionCode,
    place: { stream: event.stream, revision: event.revision },
    ...subjectOf(event.data, promise.data),
  },
})

const Subject = z.object({
  recipientId: MemberId.optional(),
  memberId: MemberId.optional(),
  giverId: MemberId.optional(),
  points: Points.optional(),
  pointsEach: Points.optional(),
  recipientIds: z.array(MemberId).optional(),
})

/** The person and the points a promise is about, as far as it or the event behind it says so. */
const subjectOf = (cause: unknown, promise: unknown): Pick<ParkPromise['data'], 'memberId' | 'points'> => {
  const { points, pointsEach, recipientIds, ...people } = {
    ...Subject.safeParse(cause).data,
    ...Subject.safeParse(promise).data,
  }
  const ofAll = pointsEach === undefined ? null : pointsEach * (recipientIds?.length ?? 1)
  return {
    memberId: people.recipientId ?? people.memberId ?? people.giverId ?? null,
    points: points ?? ofAll,
  }
}
