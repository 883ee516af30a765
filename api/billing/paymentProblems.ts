import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { fundOf } from '@laurel/projections/rewards/fund/queries.ts'
import { reversals } from '@laurel/projections/rewards/fund/tables.ts'
import { z } from 'zod'
import { type UnpaidInvoice, unpaidInvoices } from './plans/unpaidInvoices.ts'
import { unpaidStatements } from './postpay/statementRows.ts'

/** What administrators have to pay before rewards continue, or to keep their plan. */
export type PaymentProblem = {
  /** The statement, the refund or dispute, or the invoice: each is one problem. */
  readonly reference: string
} & (
  | ({ readonly cause: 'subscription' } & Omit<UnpaidInvoice, 'invoiceId'>)
  | { readonly cause: 'statement'; readonly points: Points; readonly reason: string }
  | { readonly cause: 'reversal'; readonly points: Points }
)

/**
 * The problems of a team now: invoices of its subscription and months that could not be charged, and money that went back
 * after it had been spent.
 */
export const paymentProblems = async (
  database: Queryable,
  teamId: TeamId,
): Promise<readonly PaymentProblem[]> => {
  const invoices = (await unpaidInvoices(database, teamId)).map(({ invoiceId, ...unpaid }) => ({
    reference: invoiceId,
    cause: 'subscription' as const,
    ...unpaid,
  }))
  const statements = (await unpaidStatements(database, teamId))
    .filter(({ state }) => state !== 'open')
    .map(({ statementId, points, problem }) => ({
      reference: statementId,
      cause: 'statement' as const,
      points,
      reason: problem ?? '',
    }))
  return [...invoices, ...statements, ...(await reversalOwed(database, teamId))]
}

const References = z.array(z.object({ reference: z.string() }))

/** The latest refund or dispute, for everything that the team owes. */
const reversalOwed = async (database: Queryable, teamId: TeamId): Promise<readonly PaymentProblem[]> => {
  const { owed: points } = await fundOf(database, teamId)
  if (points === 0) return []
  const { rows } = await database.query(
    `select r.reference from ${reversals.live} r
     where r.team_id = $1 and r.owed > 0 and r.reinstated_at is null order by r.position desc limit 1`,
    [teamId],
  )
  return References.parse(rows).map(({ reference }) => ({ reference, cause: 'reversal', points }))
}
