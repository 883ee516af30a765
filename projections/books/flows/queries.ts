import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRow, readRows } from '../../engine/querying/rows.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { text, whole } from '../../engine/tables/columns.ts'
import { members } from '../../people/members/tables.ts'
import { memberBalances, teamBalances } from '../balances/tables.ts'
import { pointFlows } from './tables.ts'

const PointStats = z.object({
  /** The team's fund. */
  pointBalance: whole,
  /** What all members together may redeem. */
  outstandingPoints: whole,
  /** What active members may still give, awards included. */
  giveablePoints: whole,
  /** Redeemed within the range, less what was given back. */
  redeemed: whole,
})
export type PointStats = z.output<typeof PointStats>

/** The figures of a team as they stand now; only `redeemed` depends on the range (this month, usually). */
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
       coalesce((select sum(redeemable) from ${memberBalances.live} where team_id = $1), 0)
         as "outstandingPoints",
       coalesce((select sum(b.shoutout_allowance + b.award_allowance) from ${memberBalances.live} b
         join ${members.live} m on m.team_id = b.team_id and m.member_id = b.member_id and m.is_active
         where b.team_id = $1), 0) as "giveablePoints",
       coalesce((select sum(f.redeemed) from ${pointFlows.live} f where ${flowConditions}), 0) as redeemed`,
    parameters.values,
  )
  return row ?? { pointBalance: 0, outstandingPoints: 0, giveablePoints: 0, redeemed: 0 }
}

const measures = {
  shoutouts: whole,
  given: whole,
  earned: whole,
  recalled: whole,
  redeemed: whole,
  redemptionsCompleted: whole,
  paidRedemptionsCompleted: whole,
  paidRedeemed: whole,
  adjusted: whole,
  granted: whole,
  toppedUp: whole,
} as const

const sums = Object.entries({
  shoutouts: 'shoutouts',
  given: 'given',
  earned: 'earned',
  recalled: 'recalled',
  redeemed: 'redeemed',
  redemptionsCompleted: 'redemptions_completed',
  paidRedemptionsCompleted: 'paid_redemptions_completed',
  paidRedeemed: 'paid_redeemed',
  adjusted: 'adjusted',
  granted: 'granted',
  toppedUp: 'topped_up',
} satisfies Record<keyof typeof measures, string>)
  .map(([name, column]) => `coalesce(sum(f.${column}), 0) as "${name}"`)
  .join(', ')

const PointFlowTotals = z.object(measures)
export type PointFlowTotals = z.output<typeof PointFlowTotals>

/** What flowed within a range; ranges start and end at full quarters of an hour. */
export const pointFlowTotals = async (
  database: Queryable,
  teamId: TeamId,
  range: TimeRange,
): Promise<PointFlowTotals> => {
  const parameters = createParameters(teamId)
  const where = ['f.team_id = $1', ...within('f.starts_at', range, parameters)].join(' and ')
  const rows = await readRows(
    database,
    PointFlowTotals,
    `select ${sums} from ${pointFlows.live} f where ${where}`,
    parameters.values,
  )
  const [totals] = rows
  if (!totals) throw new Error('A sum without groups must answer one row.')
  return totals
}

const PointFlowBucket = PointFlowTotals.extend({ startsOn: text })
export type PointFlowBucket = z.output<typeof PointFlowBucket>

/** What flowed per day, week or month of a time zone; `startsOn` is its first day, `2026-11-01`. */
export const pointFlowsOverTime = (
  database: Queryable,
  teamId: TeamId,
  request: TimeRange & { readonly unit: 'day' | 'week' | 'month'; readonly timeZone: string },
): Promise<PointFlowBucket[]> => {
  const parameters = createParameters(teamId)
  const where = ['f.team_id = $1', ...within('f.starts_at', request, parameters)].join(' and ')
  const zone = parameters.bind(request.timeZone)
  const unit = parameters.bind(request.unit)
  return readRows(
    database,
    PointFlowBucket,
    `select to_char(date_trunc(${unit}, f.starts_at at time zone ${zone}), 'YYYY-MM-DD') as "startsOn", ${sums}
     from ${pointFlows.live} f where ${where} group by 1 order by 1`,
    parameters.values,
  )
}
