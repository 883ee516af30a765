import { TZDate } from '@date-fns/tz'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { type Month, monthRange } from '@laurel/ledger/kernel/month.ts'
import { teamsWithAccrued } from '@laurel/projections/rewards/fund/queries.ts'
import { teamById } from '@laurel/projections/team/teams/queries.ts'
import { format } from 'date-fns/format'
import { subMonths } from 'date-fns/subMonths'
import type { Pool } from 'pg'
import { z } from 'zod'
import { enqueue } from '../../delivery/enqueue.ts'
import { defineJob, newJob } from '../../delivery/job.ts'
import { accruedUntil } from './accruedUntil.ts'
import { hasStatement, insertStatement } from './statementRows.ts'

/** Charges one statement to the default card of its team. */
export const chargeStatementJob = defineJob({
  name: 'billing.statement',
  payload: z.strictObject({ teamId: TeamId, statementId: z.string() }),
})

/** What was redeemed in the last moments of a month may still be on its way into the read models. */
const graceMilliseconds = 60 * 60_000

/** Stripe charges nothing below 50 cents: less is asked for with a later month. */
const leastPoints = 50

/**
 * Makes the statement of the last month of every team that has rewards to pay for, and enqueues its payment. A statement
 * is keyed by team and month, so that a late or a second run changes nothing.
 */
export const makeStatements = async (database: Pool, now: Instant, signal: AbortSignal): Promise<void> => {
  const failures: unknown[] = []
  for (const teamId of await teamsWithAccrued(database)) {
    if (signal.aborted) break
    try {
      await makeStatement(database, teamId, now)
    } catch (error) {
      failures.push(new Error(`The statement of team ${teamId} was not made.`, { cause: error }))
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some statements were not made; the next run tries again.')
}

const makeStatement = async (database: Pool, teamId: TeamId, now: Instant): Promise<void> => {
  const team = await teamById(database, teamId)
  if (!team) throw new Error('The team is not in the read models yet.')
  const month = monthBefore(addMilliseconds(now, -graceMilliseconds), team.timeZone)
  if (await hasStatement(database, teamId, month)) return
  const points = await accruedUntil(database, teamId, monthRange(month, team.timeZone).until)
  if (points < leastPoints) return
  const statementId = derivedId('statement', teamId, month)
  await inTransaction(database, async client => {
    if (!(await insertStatement(client, { statementId, teamId, month, points, madeAt: now }))) return
    const job = newJob(
      chargeStatementJob,
      { teamId, statementId },
      { key: `statement:${statementId}`, lane: `billing.statement ${teamId}`, owner: teamId },
    )
    await enqueue(client, [job], now)
  })
}

/** The last month that is over. */
export const monthBefore = (now: Instant, timeZone: string): Month =>
  format(subMonths(new TZDate(now, timeZone), 1), 'yyyy-MM')
