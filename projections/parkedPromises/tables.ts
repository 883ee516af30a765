import { instant, text, uuid } from '../columns.ts'
import { defineTable, type TableRow } from '../table.ts'

/** Promises the system could not keep by itself; a person has to look. */
export const parkedPromises = defineTable({
  readModel: 'parkedPromises',
  name: 'parkedPromises',
  columns: {
    teamId: uuid,
    eventId: uuid,
    commandId: uuid,
    commandType: text,
    /** The event that asked for what was refused. */
    causationId: uuid,
    rejectionCode: text,
    occurredAt: instant,
    recordedAt: instant,
  },
  key: ['teamId', 'eventId'],
})
export type ParkedPromiseRow = TableRow<typeof parkedPromises>
