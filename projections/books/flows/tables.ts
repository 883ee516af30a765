import { instant, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

/** Flows per quarter of an hour, the coarsest grain from which the days of every time zone can be put together. */
export const pointFlows = defineTable({
  readModel: 'pointStats',
  name: 'pointFlows',
  columns: {
    teamId: uuid,
    startsAt: instant,
    /** Taken from members for redemptions, less refunds. */
    redeemed: whole,
  },
  key: ['teamId', 'startsAt'],
  holdsSums: true,
})
