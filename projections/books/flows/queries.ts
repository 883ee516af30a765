import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRow } from '../../engine/querying/rows.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { whole } from '../../engine/tables/columns.ts'
import { members } from '../../people/members/tables.ts'
import { allowanceTotals } from '../allowanceSums/tables.ts'
import { memberBalances, teamBalances } from '../balances/tables.ts'
import { flowTotals } from '../dailyFlows/tables.ts'
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
       coalesce((select sum(f.added - f.taken) from ${flowTotals.live} f
         where f.team_id = $1 and f.account = 'redeemable'), 0) as "outstandingPoints",
       coalesce((select sum(t.points) from ${allowanceTotals.live} t where t.team_id = $1), 0)
         - coalesce((select sum(b.shoutout_allowance + b.award_allowance) from ${members.live} m
           join ${memberBalances.live} b on b.team_id = $1 and b.member_id = m.member_id
           where m.team_id = $1 and not m.is_active), 0) as "giveablePoints",
       coalesce((select sum(f.redeemed) from ${pointFlows.live} f where ${flowConditions}), 0) as redeemed`,
    parameters.values,
  )
  return row ?? { pointBalance: 0, outstandingPoints: 0, giveablePoints: 0, redeemed: 0 }
}
