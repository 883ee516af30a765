import { createRunner } from '@laurel/api/delivery/runner.ts'
import { keepWorkspaces } from '@laurel/api/slack/sync/keepWorkspaces.ts'
import { type SyncDependencies, workspaceSyncHandler } from '@laurel/api/slack/sync/runSync.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'

/** Reads the workspaces whose sync was asked for, until the signal. */
export const runSyncs = async (
  workspaces: SyncDependencies,
  databaseUrl: string,
  signal?: AbortSignal,
): Promise<void> => {
  const errors: unknown[] = []
  const runner = createRunner({
    database: workspaces.database,
    databaseUrl,
    handlers: [workspaceSyncHandler(workspaces)],
    onError: error => errors.push(error),
  })
  const stopped = Promise.withResolvers<void>()
  signal?.addEventListener('abort', () => stopped.resolve(runner.stop()))
  await runner.runDue()
  if (signal?.aborted) await stopped.promise
  if (errors.length > 0) throw new AggregateError(errors, 'A workspace was not read.')
}

/** What the worker and the runner do in a night, at an instant of the spec's choosing. */
export const readWorkspacesAt = async (
  workspaces: SyncDependencies,
  databaseUrl: string,
  now: Date,
  signal?: AbortSignal,
): Promise<void> => {
  await keepWorkspaces({ ...workspaces, clock: () => now }, instantOf(now))
  await runSyncs({ ...workspaces, clock: () => now }, databaseUrl, signal)
}

/** As if none had been asked for. */
export const forgetSyncs = async (database: Queryable): Promise<void> => {
  await database.query('delete from slack.workspace_syncs')
  await database.query(`delete from delivery.jobs where kind = 'slack.workspaceSync'`)
  await database.query(`update delivery.lanes set head_id = null where lane like 'slack.workspaceSync.%'`)
}
