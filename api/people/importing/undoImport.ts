import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Pool } from 'pg'
import { enqueue } from '../../delivery/enqueue.ts'
import { newImportJob } from './importJob.ts'
import { findImport, moveImport } from './storedImports.ts'

/** Begins to take back an import; answers whether it is taken back, or null where the team has no such import. */
export const undoImport = (
  database: Pool,
  ids: { readonly importId: string; readonly teamId: TeamId },
): Promise<boolean | null> =>
  inTransaction(database, async client => {
    if (await moveImport(client, ids, ['imported', 'undoing'])) {
      await enqueue(client, [newImportJob({ ...ids, act: 'undo' })])
      return true
    }
    const stored = await findImport(client, ids)
    return stored && stored.step !== 'importing'
  })
