import { uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

/** The redeemable points of a member in each month of a year, in UTC: what the age of points follows from. */
export const memberPoints = defineTable({
  readModel: 'memberPoints',
  name: 'memberPoints',
  columns: {
    teamId: uuid,
    year: whole,
    /** The months between an event and its recording: 0 but for imports and the ends of months. */
    monthsLate: whole,
    memberId: uuid,
    /** New points, which are neither refunds nor spent, less recalled ones. */
    gained: whole,
    gained01: whole,
    gained02: whole,
    gained03: whole,
    gained04: whole,
    gained05: whole,
    gained06: whole,
    gained07: whole,
    gained08: whole,
    gained09: whole,
    gained10: whole,
    gained11: whole,
    gained12: whole,
    /** All changes of the balance. */
    change: whole,
    change01: whole,
    change02: whole,
    change03: whole,
    change04: whole,
    change05: whole,
    change06: whole,
    change07: whole,
    change08: whole,
    change09: whole,
    change10: whole,
    change11: whole,
    change12: whole,
  },
  key: ['teamId', 'year', 'monthsLate', 'memberId'],
  isReplacedOften: true,
  holdsSums: true,
})
