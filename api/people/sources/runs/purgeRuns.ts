import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { forgetHintsBefore } from '../webhooks/hints.ts'
import { cancelForgottenRuns } from './runJob.ts'

const keptDays = { hints: 1, results: 30, runs: 90 } as const
const dayMilliseconds = 24 * 60 * 60 * 1_000

/** Deletes what runs did about people after 30 days, runs after 90, and what unconfirmed ones read after 7. */
export const purgeSourceRuns = async (database: Queryable, now: Instant): Promise<void> => {
  const before = (days: number): Instant => addMilliseconds(now, -days * dayMilliseconds)
  await cancelForgottenRuns(database, now)
  await forgetHintsBefore(database, before(keptDays.hints))
  await database.query(
    `delete from sources.run_people where run_id in (
       select run_id from sources.runs where asked_at < $1)`,
    [before(keptDays.results)],
  )
  await database.query('delete from sources.runs where asked_at < $1', [before(keptDays.runs)])
  await database.query('delete from sources.grants where expires_at < $1', [now])
}
