import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { handle, type JobHandler } from '../../../delivery/handler.ts'
import { done, failed, later, type Outcome } from '../../../delivery/outcome.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { type SourceConnection, sourceConnectionWith } from '../connections/sourceConnections.ts'
import { noteSourceProblem, noteSourceSuccess } from '../connections/sourceHealth.ts'
import { mappingFor } from '../connections/updateFields.ts'
import { needsConfirmation } from '../planning/guard.ts'
import { managerCycles } from '../planning/managerCycles.ts'
import { SourceBusy, SourceRefused, SourceUnusable } from '../sourceTrouble.ts'
import { followHints, forgetTaken } from '../webhooks/hints.ts'
import { addOwnFields, applySlice } from './applyRun.ts'
import { planSlice } from './planRun.ts'
import { readSource } from './readSource.ts'
import { runJob } from './runJob.ts'
import { findRun, moveRun, type SourceRun } from './runRows.ts'
import type { SourceDependencies } from './sourceDependencies.ts'
import { forgetStaged, keepLinks, managersIn, noteCycles } from './staging.ts'

const attemptsMax = 5
/** A company of 50,000 whose source answers 20 people a page takes long. */
const attemptMilliseconds = 60 * 60_000
const breatherMilliseconds = 60_000
const guardMilliseconds = 24 * 60 * 60_000

/** Runs syncs of sources. A run goes from state to state; an interrupted one goes on in its state. */
export const sourceRunHandler = (dependencies: SourceDependencies): JobHandler => {
  const { clock } = dependencies
  return handle(
    runJob,
    async ({ payload, number, signal }) => {
      const run = await findRun(dependencies.database, payload)
      if (!run) return { ...done, note: 'The run is gone.' }
      const connection = await sourceConnectionWith(dependencies.sources.store, run.connectionId)
      if (!connection || connection.sealedSettings === null)
        return end(dependencies, run, 'The source was disconnected.')
      try {
        const outcome = await step(dependencies, run, connection, signal)
        if (outcome.kind === 'done') await followHints(dependencies.database, run.connectionId, clock())
        return outcome
      } catch (error) {
        if (!(error instanceof VendorUncertain) || signal.aborted) throw error
        return troubled(dependencies, run, error, number >= attemptsMax)
      }
    },
    { attemptsMax, attemptMilliseconds, atOnceMax: 2 },
  )
}

const step = async (
  dependencies: SourceDependencies,
  run: SourceRun,
  connection: SourceConnection,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { database, ledger, clock } = dependencies
  const next = later(clock(), 'The next people follow.')
  const team = await ledger.team(run.teamId)
  if (team.kind === 'unknown') return end(dependencies, run, 'The team is gone.')
  switch (run.state) {
    case 'waiting':
      await moveRun(database, run.runId, ['waiting', 'reading'])
      return next
    case 'reading':
      await read(dependencies, run, connection, signal)
      return next
    case 'planning':
      if (await planSlice(dependencies, run, mappingFor(team, connection.mapping))) return next
      return (await afterPlan(dependencies, run)) ? next : done
    case 'applying': {
      const mapping = mappingFor(team, connection.mapping)
      await addOwnFields(dependencies, run, team, mapping)
      if (await applySlice(dependencies, run, { mapping, team }, signal)) return next
      await finish(dependencies, run)
      return done
    }
    case 'needs_confirmation':
    case 'done':
    case 'failed':
    case 'cancelled':
      return done
  }
}

const read = async (
  { database, sources }: SourceDependencies,
  run: SourceRun,
  connection: SourceConnection,
  signal: AbortSignal,
): Promise<void> => {
  const client = sources.clientOf(connection)
  const { cursor, isFull } = await readSource(database, run, client, signal)
  await noteCycles(database, run.runId, managerCycles(await managersIn(database, run)))
  await database.query('update sources.runs set is_full = $2 where run_id = $1', [run.runId, isFull])
  await moveRun(database, run.runId, ['reading', 'planning'], { cursor })
}

/** Whether the run goes on; a dry run has ended, and the guard holds one that deactivates many. */
const afterPlan = async (
  dependencies: SourceDependencies,
  { runId, teamId }: SourceRun,
): Promise<boolean> => {
  const { database, clock } = dependencies
  const run = await findRun(database, { runId, teamId })
  if (!run) return false
  const { deactivate: deactivations, matched: people } = run.counts
  if (run.isDryRun) {
    await moveRun(database, runId, ['planning', 'done'], { endedAt: clock() })
    await forgetStaged(database, runId)
    return false
  }
  const known = Math.max(people, await linkedPeople(dependencies, run))
  const before = deactivations === 0 ? 0 : await deactivatedLately(dependencies, run)
  if (needsConfirmation({ deactivations: deactivations + before, people: known + before })) {
    await moveRun(database, runId, ['planning', 'needs_confirmation'])
    return false
  }
  return moveRun(database, runId, ['planning', 'applying'])
}

/** The active members that the source told of in the last run. */
const linkedPeople = async ({ database }: SourceDependencies, run: SourceRun): Promise<number> => {
  const { rows } = await database.query<{ people: number }>(
    `select count(*)::integer as people from sources.links
     where connection_id = $1 and is_active and member_id is not null`,
    [run.connectionId],
  )
  return rows[0]?.people ?? 0
}

/** People whom runs of the last day deactivated, since one was confirmed: many small runs are a large one. */
const deactivatedLately = async (
  { database, clock }: SourceDependencies,
  { connectionId }: SourceRun,
): Promise<number> => {
  const { rows } = await database.query<{ people: number }>(
    `select coalesce(sum((counts ->> 'deactivate')::integer), 0)::integer as people from sources.runs
     where connection_id = $1 and state = 'done' and not is_dry_run and asked_at > greatest(
       $2::timestamptz,
       (select max(confirmed_at) from sources.runs where connection_id = $1))`,
    [connectionId, addMilliseconds(clock(), -guardMilliseconds)],
  )
  return rows[0]?.people ?? 0
}

const finish = async ({ database, clock }: SourceDependencies, run: SourceRun): Promise<void> => {
  const now = clock()
  await inTransaction(database, async client => {
    await keepLinks(client, run)
    await client.query(
      `update sources.connections set cursor = coalesce($2, cursor), full_at = case when $3 then $4 else full_at end,
         next_look_at = case when $3 then coalesce(next_look_at, $4) else next_look_at end
       where connection_id = $1`,
      [run.connectionId, run.cursor, run.isFull, now],
    )
    await noteSourceSuccess(client, run.connectionId, now)
    await moveRun(client, run.runId, ['applying', 'done'], { endedAt: now })
    await forgetStaged(client, run.runId)
    if (run.isHinted) await forgetTaken(client, run.runId)
  })
}

const troubled = async (
  dependencies: SourceDependencies,
  run: SourceRun,
  error: VendorUncertain,
  isLast: boolean,
): Promise<Outcome> => {
  const { database, clock } = dependencies
  const isRefused = error instanceof SourceRefused
  const kind = isRefused ? 'ACCESS' : 'NO_ANSWER'
  await noteSourceProblem(database, run.connectionId, { kind, text: error.message }, clock())
  if (error instanceof SourceBusy)
    return later(error.until ?? addMilliseconds(clock(), breatherMilliseconds), error.message)
  // Another attempt with the same credentials or files is useless; the next run on schedule tries again.
  if (isRefused || error instanceof SourceUnusable || isLast) return end(dependencies, run, error.message)
  return failed(error.message)
}

const end = async (
  { database, clock }: SourceDependencies,
  run: SourceRun,
  problem: string,
): Promise<Outcome> => {
  await moveRun(database, run.runId, [run.state, 'failed'], { endedAt: clock(), problem })
  await forgetStaged(database, run.runId)
  return { kind: 'done', note: problem }
}
