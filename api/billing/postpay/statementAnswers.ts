import {
  type RewardsPayment,
  type StatementLine,
  statementLinesMax,
} from '@laurel/contract/billing/postpay.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type Month, monthRange } from '@laurel/ledger/kernel/month.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import { ledgerEntries } from '@laurel/projections/books/entries/tables.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { redemptions } from '@laurel/projections/rewards/redemptions/tables.ts'
import { z } from 'zod'
import type { Statement } from './statementRows.ts'

export const rewardsPaymentOf = (
  statement: Statement,
  reversed: ReadonlyMap<string, Points>,
  problem: string | null,
): RewardsPayment => ({
  payment_id: statement.statementId,
  month: statement.month,
  total_amount: statement.points,
  payment_time: statement.paidAt,
  status: statement.state,
  reversed_amount: reversed.get(statement.statementId) ?? 0,
  problem,
  pi_id: statement.intentId,
})

const Rows = z.array(
  z.object({
    redemptionId: z.string(),
    reward: z.string().nullable(),
    points: z.int(),
    at: z.date(),
    total: z.int(),
  }),
)

type Lines = {
  readonly lines: z.output<typeof StatementLine>[]
  readonly hasMore: boolean
  /** The points of all lines. */
  readonly total: number
}

/** The redemptions of a month that are paid afterwards, and what came back of earlier ones. */
export const statementLines = async (
  database: Queryable,
  teamId: TeamId,
  month: Month,
  timeZone: string,
): Promise<Lines> => {
  const { from, until } = monthRange(month, timeZone)
  const { rows } = await database.query(
    `select e.subject_id as "redemptionId", r.reward_name as reward, -e.points::int as points, e.occurred_at as at,
       -sum(e.points) over ()::int as total
     from ${ledgerEntries.live} e
     left join ${redemptions.live} r on r.team_id = e.team_id and r.redemption_id = e.subject_id
     where e.team_id = $1 and e.account = 'fund:postpaid' and e.event_type <> 'PostpaySettled'
       and e.occurred_at >= $2 and e.occurred_at < $3
     order by e.occurred_at, e.position, e.posting_index
     limit ${statementLinesMax + 1}`,
    [teamId, from, until],
  )
  const read = Rows.parse(rows)
  return {
    total: read[0]?.total ?? 0,
    hasMore: read.length > statementLinesMax,
    lines: read.slice(0, statementLinesMax).map(({ redemptionId, reward, points, at }) => ({
      redemption_id: redemptionId,
      reward: reward ?? '',
      amount: points,
      points,
      at: at.toISOString(),
    })),
  }
}
