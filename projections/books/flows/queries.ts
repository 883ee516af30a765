import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRow } from '../../engine/querying/rows.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { whole } from '../../engine/tables/columns.ts'
import { members } from '../../people/members/tables.ts'
import { memberBalances, teamBalances } from '../balances/tables.ts'
import { pointFlows } from './tables.ts'

const PointStats = z.object({
  /** The team's fund. */
  pointBalance: whole,
  /** The redeemable points of all members. */
  outstandingPoints: whole,
  /** The points that active members may still give, including awards. */
  giveablePoints: whole,
  /** Redeemed within the range, less refunds. */
  redeemed: whole,
})
export type PointStats = z.output<typeof PointStats>

/** The current figures of a team; only `redeemed` depends on the range (usually this month). */
export const pointStats = async (
  database: Queryable,
  teamId: TeamId,
  range: TimeRange,
): Promise<PointStats> => {
  const parameters = createParameters(teamId)
  const flowConditions = ['f.team_id = $1', ...within('f.starts_at', range, parameters)].join(' and ')
  const row = await readRow(
    database,
    PointStats,
    `select
       coalesce((select points from ${teamBalances.live} where team_id = $1 and account = 'fund'), 0)
         as "pointBalance",
       coalesce(s.redeemable, 0) as "outstandingPoints", coalesce(s.giveable, 0) as "giveablePoints",
       coalesce((select sum(f.redeemed) from ${pointFlows.live} f where ${flowConditions}), 0) as redeemed
     from (
       select sum(b.redeemable) as redeemable,
         sum(b.shoutout_allowance + b.award_allowance) filter (where m.is_active) as giveable
       from ${memberBalances.live} b
       left join ${members.live} m on m.team_id = b.team_id and m.member_id = b.member_id
       where b.team_id = $1
     ) s`,
    parameters.values,
  )
  return row ?? { pointBalance: 0, outstandingPoints: 0, giveablePoints: 0, redeemed: 0 }
}
