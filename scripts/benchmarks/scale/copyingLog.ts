import { genesisHash, sealEvent } from '@laurel/ledger/log/chain.ts'
import { beforeFirst, type EventLog, noStream } from '@laurel/ledger/log/port.ts'
import { binaryColumns, binaryRows } from '@laurel/ledger/log/postgres/append/binaryRows.ts'
import { prepareAppend } from '@laurel/ledger/log/prepareAppend.ts'
import { copyIn } from '@laurel/projections/engine/postgres/copyIn.ts'
import { Client } from 'pg'

const rowsPerCopy = 5_000

export type CopyingLog = {
  readonly log: EventLog
  /** The time of the next events; it never goes back. */
  readonly setTime: (instant: string) => void
  /** Writes what is buffered and returns the number of events. */
  readonly end: () => Promise<number>
}

/**
 * Appends to an empty log in PostgreSQL by COPY, without waiting for each commit. Events are checked and sealed as the
 * log does it, so that everything that verifies a log accepts them. Nothing else may append at the same time.
 */
export const openCopyingLog = async (databaseUrl: string, source: EventLog): Promise<CopyingLog> => {
  if ((await source.head()) !== beforeFirst)
    throw new Error('The log is not empty. Fill a new database instead.')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const heads = new Map<string, { readonly revision: number; readonly hash: string }>()
  let waiting: Parameters<typeof binaryRows>[0][number][] = []
  let copying = Promise.resolve()
  let position = beforeFirst
  let recordedAt = ''

  /** Starts to write the buffered rows and waits for the rows before them. */
  const copyWaiting = async (): Promise<void> => {
    const rows = waiting
    waiting = []
    const before = copying
    copying = before.then(() =>
      rows.length === 0
        ? undefined
        : copyIn(client, `copy log.events (${binaryColumns}) from stdin (format binary)`, [binaryRows(rows)]),
    )
    // A failure is thrown to the next caller, who waits for it.
    copying.catch(() => {})
    await before
  }
  const written = async (): Promise<void> => {
    await copyWaiting()
    await copying
  }

  const append: EventLog['append'] = async (stream, events, expected) => {
    const prepared = prepareAppend(stream, events)
    let { revision, hash } = heads.get(stream) ?? { revision: noStream, hash: genesisHash }
    if (expected !== 'any' && expected !== revision) return { kind: 'wrongRevision', actual: revision }
    const recorded = prepared.map(({ dataText, metadataText, ...event }) => {
      revision += 1
      position += 1
      hash = sealEvent(hash, { ...event, stream, revision, recordedAt, dataText, metadataText })
      const sealed = { ...event, stream, revision, position, recordedAt, hash }
      waiting.push({ event: sealed, texts: { ...event, dataText, metadataText } })
      return sealed
    })
    heads.set(stream, { revision, hash })
    if (waiting.length >= rowsPerCopy) await copyWaiting()
    return { kind: 'appended', events: recorded, repeated: false }
  }

  async function* readStream(...[stream, ...range]: Parameters<EventLog['readStream']>) {
    if (!heads.has(stream)) return
    await written()
    yield* source.readStream(stream, ...range)
  }

  return {
    log: { ...source, append, readStream },
    setTime: instant => {
      if (instant > recordedAt) recordedAt = instant
    },
    end: async () => {
      try {
        await written()
        await client.query('analyze log.events')
      } finally {
        await client.end()
      }
      return position + 1
    },
  }
}
