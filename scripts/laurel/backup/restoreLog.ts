import { join } from 'node:path'
import { claimRecorded } from '@laurel/ledger/handling/commandStreams/claimRecorded.ts'
import { createPostgresCommandStreams } from '@laurel/ledger/handling/commandStreams/postgresCommandStreams.ts'
import { compareLogs } from '@laurel/ledger/log/copying/compareLogs.ts'
import { copyLog } from '@laurel/ledger/log/copying/copyLog.ts'
import type { SealedWriter } from '@laurel/ledger/log/copying/sealedWriter.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { readWithin } from '@laurel/ledger/log/postgres/readWithin.ts'
import { appendSealedWithin } from '@laurel/ledger/log/postgres/sealedWriter.ts'
import type { ClientBase } from 'pg'
import { readStoredPositions, translateStoredPositions } from '../copyLog/storedPositions.ts'
import { CommandFailed } from '../reportFailure.ts'
import { readLogFile } from './logFile.ts'
import type { CurrentManifest } from './manifest.ts'

/** The store that the log of a backup is restored into. */
export type RestoreTarget = {
  readonly log: Pick<EventLog, 'readAll'>
  readonly writer: Pick<SealedWriter, 'appendSealed'>
  readonly uniqueIds: EventLog['uniqueIds']
}

/** The log in PostgreSQL, within the transaction that restores the tables. */
export const postgresTarget = (client: ClientBase): RestoreTarget => ({
  log: readWithin(client),
  writer: { appendSealed: events => appendSealedWithin(client, events) },
  uniqueIds: 'log',
})

/**
 * Restores the log of a backup into a store that is empty, or that has its beginning from an interrupted restore, and then
 * translates the positions in the tables. Events are restored unchanged, so that `audit verify` detects earlier damage.
 */
export const restoreLog = async (
  client: ClientBase,
  folder: string,
  { log: { file, events } }: CurrentManifest,
  target: RestoreTarget,
): Promise<void> => {
  const source = readLogFile(join(folder, file))
  const copied = await copyLog({ source, target: target.log, writer: target.writer, checksHashes: false })
  if (copied.kind === 'refused') throw otherLog(copied.message)
  const positions = await readStoredPositions(client)
  const compared = await compareLogs({
    source: target.uniqueIds === 'stream' ? claiming(client, source) : source,
    target: target.log,
    positions,
    checksHashes: false,
  })
  if (compared.kind === 'different') throw otherLog(compared.message)
  if (compared.events !== events)
    throw new Error(`The store took ${compared.events} events of ${events} in the backup.`)
  await translateStoredPositions(client, { translated: compared.translated, end: compared.targetHead })
}

/** A backup of a log whose event ids are unique everywhere has no claims for the commands in it. */
const claiming = (client: ClientBase, log: Pick<EventLog, 'readAll'>): Pick<EventLog, 'readAll'> => {
  const commandStreams = createPostgresCommandStreams(client)
  return {
    async *readAll() {
      for await (const events of log.readAll()) {
        await claimRecorded(commandStreams, events)
        yield events
      }
    },
  }
}

const otherLog = (message: string): CommandFailed =>
  new CommandFailed(
    `The store holds a log already, which is never overwritten. ${message} Restore into an empty one.`,
  )
