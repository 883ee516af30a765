import { claimRecorded } from '@laurel/ledger/handling/commandStreams/claimRecorded.ts'
import type { CommandStreams } from '@laurel/ledger/handling/commandStreams/commandStreams.ts'
import { type ComparedLogs, compareLogs } from '@laurel/ledger/log/copying/compareLogs.ts'
import { type Copied, copyLog } from '@laurel/ledger/log/copying/copyLog.ts'
import type { SealedWriter } from '@laurel/ledger/log/copying/sealedWriter.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { LogStore } from '@laurel/ledger/vault/installation.ts'
import type { ClientBase } from 'pg'
import { CommandFailed } from '../reportFailure.ts'
import { readStoredPositions } from './storedPositions.ts'
import { switchLog } from './switchLog.ts'

export type LogMove = {
  readonly from: LogStore
  readonly to: LogStore
  readonly source: Pick<EventLog, 'readAll' | 'head'>
  readonly target: Pick<EventLog, 'readAll' | 'uniqueIds'>
  readonly writer: Pick<SealedWriter, 'appendSealed'>
  /** The owner's connection to the database of the installation. */
  readonly database: ClientBase
  readonly commandStreams: CommandStreams
  /** Receives the position in the source. */
  readonly onProgress?: (doing: 'copying' | 'comparing', position: number) => void
}

export type CopiedLog = Extract<Copied, { kind: 'copied' }>
export type EqualLogs = Extract<ComparedLogs, { kind: 'equal' }>

/** Copies what the target lacks. Safe beside a running server; nothing is switched. */
export const copyAhead = async ({ source, target, writer, onProgress }: LogMove): Promise<CopiedLog> => {
  const copied = await copyLog({
    source,
    target,
    writer,
    onProgress: position => onProgress?.('copying', position),
  })
  if (copied.kind === 'refused') throw refused(copied.message)
  return copied
}

/** Copies what the target lacks, compares the logs from their beginning, and switches the installation to the target. */
export const moveLog = async (move: LogMove): Promise<EqualLogs> => {
  const { from, to, source, target, database, onProgress } = move
  await copyAhead(move)
  const compared = await compareLogs({
    source: target.uniqueIds === 'stream' ? claiming(move) : source,
    target,
    positions: await readStoredPositions(database),
    onProgress: position => onProgress?.('comparing', position),
  })
  if (compared.kind === 'different') throw refused(compared.message)
  const { sourceHead, targetHead, translated } = compared
  await switchLog(database, { from, to, source, sourceHead, translation: { translated, end: targetHead } })
  return compared
}

/** The source; reading it records the streams that members' commands claim. */
const claiming = ({ source, commandStreams }: LogMove): Pick<EventLog, 'readAll'> => ({
  async *readAll() {
    for await (const events of source.readAll()) {
      await claimRecorded(commandStreams, events)
      yield events
    }
  },
})

const refused = (message: string): CommandFailed =>
  new CommandFailed(
    `The target can't take this log, and nothing was switched. ${message} ` +
      'Copy into an empty store, or into one that an earlier copy of this log left.',
  )
