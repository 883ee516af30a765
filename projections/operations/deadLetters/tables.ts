import { instant, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

/** Promises the system could not keep by itself; a person has to look. What is tried again leaves the table. */
export const parkedPromises = defineTable({
  readModel: 'parkedPromises',
  name: 'parkedPromises',
  columns: {
    teamId: uuid,
    promiseId: uuid,
    commandId: uuid,
    commandType: text,
    /** The event that asked for what was refused. */
    causationId: uuid,
    /** Whom it is about; promises that were parked early name nobody. */
    memberId: uuid.nullable(),
    points: whole.nullable(),
    rejectionCode: text,
    /** When what it follows from happened. */
    occurredAt: instant,
    recordedAt: instant,
  },
  key: ['teamId', 'promiseId'],
})
export type ParkedPromiseRow = TableRow<typeof parkedPromises>
