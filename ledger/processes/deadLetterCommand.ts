import { z } from 'zod'
import type { RecordDeadLetter } from '../deadLetters/recordDeadLetter.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { type CommandId, MemberId } from '../kernel/ids.ts'
import { Points } from '../kernel/points.ts'
import { causedBy, processCommandId } from './process.ts'

/** The command that failed; `data` names its member and points. */
export type RefusedCommand = {
  readonly id: CommandId
  readonly type: string
  readonly data: unknown
}

/**
 * Makes a dead letter of a command that follows from an event. The id covers cause, reason and attempt, so that another
 * cause, reason or attempt is not taken for a duplicate.
 */
export const deadLetterCommand = (
  processName: string,
  event: RecordedLedgerEvent,
  refused: RefusedCommand,
  rejectionCode: string,
  attempt: string,
): RecordDeadLetter => ({
  type: 'recordDeadLetter',
  id: processCommandId('recordDeadLetter', refused.id, event.id, rejectionCode, attempt),
  ...causedBy(processName, event),
  data: {
    commandId: refused.id,
    commandType: refused.type,
    causationId: event.id,
    rejectionCode,
    place: { stream: event.stream, revision: event.revision },
    ...subjectOf(event.data, refused.data),
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

/** The member and the points of the command, or else of the event behind it. */
const subjectOf = (
  cause: unknown,
  refused: unknown,
): Pick<RecordDeadLetter['data'], 'memberId' | 'points'> => {
  const { points, pointsEach, recipientIds, ...people } = {
    ...Subject.safeParse(cause).data,
    ...Subject.safeParse(refused).data,
  }
  const ofAll = pointsEach === undefined ? null : pointsEach * (recipientIds?.length ?? 1)
  return {
    memberId: people.recipientId ?? people.memberId ?? people.giverId ?? null,
    points: points ?? ofAll,
  }
}
