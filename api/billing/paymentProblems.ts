import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { fundOf } from '@laurel/projections/rewards/fund/queries.ts'
import { reversals } from '@laurel/projections/rewards/fund/tables.ts'
import { z } from 'zod'
import { unpaidStatements } from './postpay/statementRows.ts'

/** What administrators have to pay before rewards continue. */
export type PaymentProblem = {
  /** The statement, or the refund or dispute: each is one problem. */
  readonly reference: string
  readonly cause: 'statement' | 'reversal'
  readonly points: Points
}

/** The problems of a team now: months that could not be charged, and money that went back after it had been spent. */
export const paymentProblems = async (
  database: Queryable,
  teamId: TeamId,
): Promise<readonly PaymentProblem[]> => {
  const unpaid = await unpaidStatements(database, teamId)
  const failed = unpaid
    .filter(({ state }) => state !== 'open')
    .map(({ statementId, points }) => ({ reference: statementId, cause: 'statement' as const, points }))
  const { owed } = await fundOf(database, teamId)
  if (owed === 0) return failed
  const { rows } = await database.query(
    `select r.reference from ${reversals.live} r
     where r.team_id = $1 and r.owed > 0 and r.reinstated_at is null order by r.position desc limit 1`,
    [teamId],
  )
  const [latest] = References.parse(rows)
  return latest ? [...failed, { reference: latest.reference, cause: 'reversal', points: owed }] : failed
}

const References = z.array(z.object({ reference: z.string() }))
