import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import { sourceConnectionWith } from '../connections/sourceConnections.ts'
import { beginRun } from './runJob.ts'
import { heldRunOf } from './runRows.ts'

/**
 * Begins a run for what arrived. Without effect before an administrator asked for the first run, and while a run waits
 * for a confirmation: the hour or the night reads it then.
 */
export const runArrived = async (database: Pool, connectionId: string, now: Instant): Promise<void> => {
  const connection = await sourceConnectionWith({ database }, connectionId)
  if (!connection || connection.fullAt === null || connection.sealedSettings === null) return
  if (await heldRunOf(database, connectionId)) return
  await beginRun(database, connection, { isFull: false, isDryRun: false, askedBy: null }, now)
}
