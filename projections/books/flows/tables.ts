import { instant, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

/**
 * Flows per quarter of an hour, the coarsest grain from which the days of every time zone can be put together.
 * Each measure counts what happened then; what a recall takes back counts where the recall happened.
 */
export const pointFlows = defineTable({
  readModel: 'pointStats',
  name: 'pointFlows',
  columns: {
    teamId: uuid,
    startsAt: instant,
    shoutouts: whole,
    given: whole,
    earned: whole,
    recalled: whole,
    /** Taken from members for redemptions, less what was given back; the paid part cost the company money. */
    redeemed: whole,
    redemptionsCompleted: whole,
    paidRedemptionsCompleted: whole,
    paidRedeemed: whole,
    adjusted: whole,
    granted: whole,
    toppedUp: whole,
  },
  key: ['teamId', 'startsAt'],
})
export type PointFlowRow = TableRow<typeof pointFlows>
