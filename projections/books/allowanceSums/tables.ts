import { text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

/** What each type of event posted to the allowances of a member. */
export const allowanceSums = defineTable({
  readModel: 'allowanceSums',
  name: 'allowanceSums',
  columns: { teamId: uuid, memberId: uuid, eventType: text, points: whole, entries: whole },
  key: ['teamId', 'memberId', 'eventType'],
  isReplacedOften: true,
  holdsSums: true,
})

/** The same of all members of a team. */
export const allowanceTotals = defineTable({
  readModel: 'allowanceSums',
  name: 'allowanceTotals',
  columns: { teamId: uuid, eventType: text, points: whole, entries: whole },
  key: ['teamId', 'eventType'],
  isReplacedOften: true,
})
