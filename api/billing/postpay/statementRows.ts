import { Identifier, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

const columns = `statement_id as "statementId", team_id as "teamId", month, points, state, attempts, intent_id as "intentId",
  problem, has_paused as "hasPaused", made_at as "madeAt", paid_at as "paidAt"`

const asInstant = z.date().transform((date): Instant => date.toISOString())

/** A month of rewards that a team pays for afterwards. */
export const Statement = z.object({
  statementId: Identifier,
  teamId: TeamId,
  month: Month,
  points: z.int(),
  state: z.enum(['open', 'paid', 'failed', 'needs_confirmation']),
  /** The keys that failed for good at Stripe. */
  attempts: z.int(),
  intentId: z.string().nullable(),
  problem: z.string().nullable(),
  hasPaused: z.boolean(),
  madeAt: asInstant,
  paidAt: asInstant.nullable(),
})
export type Statement = z.output<typeof Statement>

const read = async (database: Queryable, where: string, values: unknown[]): Promise<readonly Statement[]> => {
  const { rows } = await database.query(`select ${columns} from billing.statements where ${where}`, values)
  return z.array(Statement).parse(rows)
}

export const statementById = async (
  database: Queryable,
  teamId: TeamId,
  statementId: string,
): Promise<Statement | undefined> =>
  (await read(database, 'team_id = $1 and statement_id = $2', [teamId, statementId]))[0]

const statementsMax = 1_000

/** The statements of a team, the newest first. */
export const statementsOf = (database: Queryable, teamId: TeamId): Promise<readonly Statement[]> =>
  read(database, `team_id = $1 order by month desc limit ${statementsMax}`, [teamId])

export const unpaidStatements = (database: Queryable, teamId: TeamId): Promise<readonly Statement[]> =>
  read(database, `team_id = $1 and state <> 'paid'`, [teamId])

/** The statement that a payment of the team is for: by its own id, or by the one that the payment names. */
export const statementOfPayment = async (
  database: Queryable,
  teamId: TeamId,
  payment: { readonly intentId: string; readonly named: string | undefined },
): Promise<Statement | undefined> =>
  (
    await read(database, 'team_id = $1 and (intent_id = $2 or statement_id = $3)', [
      teamId,
      payment.intentId,
      Identifier.safeParse(payment.named).data ?? null,
    ])
  )[0]

/** Whether a month has its statement. */
export const hasStatement = async (database: Queryable, teamId: TeamId, month: Month): Promise<boolean> =>
  (await read(database, 'team_id = $1 and month = $2', [teamId, month])).length > 0

/** Makes the statement of a month, once. */
export const insertStatement = async (
  database: Queryable,
  {
    statementId,
    teamId,
    month,
    points,
    madeAt,
  }: Pick<Statement, 'statementId' | 'teamId' | 'month' | 'points' | 'madeAt'>,
): Promise<boolean> => {
  const { rows } = await database.query(
    `insert into billing.statements (statement_id, team_id, month, points, made_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning statement_id`,
    [statementId, teamId, month, points, madeAt],
  )
  return rows.length === 1
}

export const markPaid = async (
  database: Queryable,
  statementId: string,
  intentId: string,
  paidAt: Instant,
): Promise<void> => {
  await database.query(
    `update billing.statements set state = 'paid', intent_id = $2, paid_at = $3, problem = null, has_paused = false
     where statement_id = $1`,
    [statementId, intentId, paidAt],
  )
}

export const markUnpaid = async (
  database: Queryable,
  statementId: string,
  unpaid: {
    readonly state: 'failed' | 'needs_confirmation'
    readonly intentId: string
    readonly problem: string
    readonly pauses: boolean
  },
): Promise<void> => {
  await database.query(
    `update billing.statements set state = $2, intent_id = $3, problem = $4, has_paused = has_paused or $5
     where statement_id = $1 and state <> 'paid'`,
    [statementId, unpaid.state, unpaid.intentId, unpaid.problem, unpaid.pauses],
  )
}

/** Another attempt needs another key at Stripe. */
export const countAttempt = async (database: Queryable, statementId: string): Promise<void> => {
  await database.query('update billing.statements set attempts = attempts + 1 where statement_id = $1', [
    statementId,
  ])
}

/** The team chose to pay in advance: postpay does not return with a payment. */
export const keepPaused = async (database: Queryable, teamId: TeamId): Promise<void> => {
  await database.query('update billing.statements set has_paused = false where team_id = $1 and has_paused', [
    teamId,
  ])
}
