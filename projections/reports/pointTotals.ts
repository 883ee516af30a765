import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { isRedemption, ledgerEntries } from '../books/entries/tables.ts'
import type { Queryable } from '../engine/queryable.ts'
import { createParameters } from '../engine/querying/parameters.ts'
import { readRows } from '../engine/querying/rows.ts'
import { type TimeRange, within } from '../engine/querying/timeRange.ts'
import { uuid, whole } from '../engine/tables/columns.ts'

const PointTotals = z.object({ memberId: uuid, earned: whole, redeemed: whole })
export type PointTotals = z.output<typeof PointTotals>

/** Income that recalls take back again; corrections by administrators are not earned. */
const isEarned = `event_type in ('ShoutoutCredited', 'ShoutoutClawedBack', 'AwardCredited', 'AwardClawedBack',
  'AwardGranted', 'PrizeGranted', 'GiftCredited')`

/** What some members earned and spent in a range; those without entries are left out. */
export const pointTotalsOf = (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
  range: TimeRange,
): Promise<PointTotals[]> => {
  const parameters = createParameters(teamId)
  const conditions = [
    'e.team_id = $1',
    `e.member_id = any(${parameters.bind(memberIds)}::uuid[])`,
    `e.account in ('redeemable', 'owed')`,
    ...within('e.occurred_at', range, parameters),
  ]
  return readRows(
    database,
    PointTotals,
    `select e.member_id as "memberId",
       coalesce(sum(e.points) filter (where e.${isEarned}), 0)::bigint as earned,
       coalesce(-sum(e.points) filter (where e.${isRedemption}), 0)::bigint as redeemed
     from ${ledgerEntries.live} e where ${conditions.join(' and ')} group by e.member_id`,
    parameters.values,
  )
}
