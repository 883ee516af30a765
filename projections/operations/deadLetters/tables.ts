import { instant, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

/** Open dead letters. A retry removes the row. */
export const deadLetters = defineTable({
  readModel: 'deadLetters',
  name: 'deadLetters',
  columns: {
    teamId: uuid,
    deadLetterId: uuid,
    commandId: uuid,
    commandType: text,
    /** The event behind the failed command. */
    causationId: uuid,
    /** The member that the command is about, where it names one. */
    memberId: uuid.nullable(),
    points: whole.nullable(),
    rejectionCode: text,
    /** When the event behind it happened. */
    occurredAt: instant,
    recordedAt: instant,
  },
  key: ['teamId', 'deadLetterId'],
})
