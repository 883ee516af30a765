import { inTransactionOn } from '@laurel/ledger/database/transaction.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { retireLog } from '@laurel/ledger/log/postgres/retireLog.ts'
import { type LogStore, recordLogStore } from '@laurel/ledger/vault/installation.ts'
import { outdateCheckpoints } from '@laurel/projections/engine/checkpoints.ts'
import type { ClientBase } from 'pg'
import { CommandFailed } from '../reportFailure.ts'
import { type Translation, translateStoredPositions } from './storedPositions.ts'

export type LogSwitch = {
  readonly from: LogStore
  readonly to: LogStore
  readonly source: Pick<EventLog, 'head'>
  /** The position of the newest event of the source that the target has. */
  readonly sourceHead: number
  readonly translation: Translation
}

/**
 * Makes another store that of the installation, in one transaction of its database: positions are translated, read models
 * are marked to be built again, and the former log in PostgreSQL takes no more events. Refuses when the source has moved.
 */
export const switchLog = (database: ClientBase, log: LogSwitch): Promise<void> =>
  inTransactionOn(database, async () => {
    const head = log.from === 'postgres' ? await retireLog(database) : await log.source.head()
    if (head !== log.sourceHead)
      throw new CommandFailed(
        'Events were recorded while the log was copied, so nothing was switched. Stop what appends to it, and run ' +
          'the same command again: it copies what is new.',
      )
    await translateStoredPositions(database, log.translation)
    await outdateCheckpoints(database)
    await recordLogStore(database, log.to)
  })
