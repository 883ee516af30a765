import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { enqueue } from '../../../delivery/enqueue.ts'
import type { Subject } from '../connections/connectSource.ts'
import { sourceConnectionOf } from '../connections/sourceConnections.ts'
import { beginRun, cancelHeldRuns, newRunJob } from './runJob.ts'
import { heldRunOf } from './runRows.ts'
import type { SourceDependencies } from './sourceDependencies.ts'

export type Asked =
  | { readonly kind: 'begun'; readonly runId: string }
  | { readonly kind: 'not connected' }
  | { readonly kind: 'under way' }
  | { readonly kind: 'nothing to confirm' }

type Asking = Pick<SourceDependencies, 'sources'>

/** Begins a run that an administrator asks for. It reads everyone unless it is for changes only. */
export const askForRun = async (
  { sources }: Asking,
  { teamId, name }: Subject,
  { askedBy, isDryRun, isFull }: { askedBy: MemberId; isDryRun: boolean; isFull: boolean },
  now: Instant,
): Promise<Asked> => {
  const connection = await sourceConnectionOf(sources.store, teamId, name)
  if (!connection || connection.sealedSettings === null) return { kind: 'not connected' }
  const runId = await beginRun(sources.store.database, connection, { isFull, isDryRun, askedBy }, now)
  return runId === null ? { kind: 'under way' } : { kind: 'begun', runId }
}

/** Lets a held run deactivate people, or cancels it. */
export const answerHeldRun = async (
  { sources: { store } }: Asking,
  { teamId, name }: Subject,
  { by, goesOn }: { readonly by: MemberId; readonly goesOn: boolean },
  now: Instant,
): Promise<Asked> => {
  const connection = await sourceConnectionOf(store, teamId, name)
  if (!connection) return { kind: 'not connected' }
  const { connectionId } = connection
  const run = await heldRunOf(store.database, connectionId)
  if (!run) return { kind: 'nothing to confirm' }
  if (!goesOn) {
    await cancelHeldRuns(store.database, connectionId, now)
    return { kind: 'begun', runId: run.runId }
  }
  await inTransaction(store.database, async client => {
    await client.query(
      `update sources.runs set state = 'applying', confirmed_by = $2, confirmed_at = $3
       where run_id = $1 and state = 'needs_confirmation'`,
      [run.runId, by, now],
    )
    await enqueue(client, [newRunJob({ runId: run.runId, teamId, connectionId }, 'confirmed')], now)
  })
  return { kind: 'begun', runId: run.runId }
}
