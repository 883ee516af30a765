import { ledgerEvents } from '@laurel/ledger/handling/eventCatalog.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { canonicalJson } from '@laurel/ledger/log/canonicalJson.ts'
import { genesisHash, sealEvent } from '@laurel/ledger/log/chain.ts'
import { beforeFirst, type EventMetadata, noStream } from '@laurel/ledger/log/port.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { Client } from 'pg'
import { copyIn } from '../engine/postgres/copyIn.ts'
import { type HistoryEvent, history, historyTeamId } from './history.ts'

const rowsPerCopy = 20_000
const startsAt = '2025-01-01T08:00:00.000Z'
const millisecondsBetween = 30_000

/**
 * Writes a valid history into an empty log as fast as the database accepts rows: sealed here, written by COPY. Answers
 * a function that writes the missing events up to a number and answers the seconds; call it again for more.
 */
export const createHistoryRecorder = (databaseUrl: string) => {
  const events = history()
  const rowOf = createRows()
  let recorded = 0
  return async (eventCount: number): Promise<number> => {
    const began = performance.now()
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      await client.query(withoutChecks)
      let copying = Promise.resolve()
      while (recorded < eventCount) {
        const count = Math.min(rowsPerCopy, eventCount - recorded)
        let text = ''
        for (let row = 0; row < count; row += 1) text += rowOf(events.next().value)
        recorded += count
        await copying
        copying = copyIn(client, 'copy log.events from stdin', [Buffer.from(text)])
        // Awaited in the next round, so that its rows are made during the write.
        copying.catch(() => {})
      }
      await copying
      await client.query(withChecks)
      await migrateLog(databaseUrl)
      await client.query('analyze log.events')
      return (performance.now() - began) / 1000
    } finally {
      await client.end()
    }
  }
}

// Row-by-row index maintenance dominates; building the index once takes a tenth of the time.
const withoutChecks = `
  drop index if exists log.one_event_per_revision;
  alter table log.events drop constraint if exists one_event_per_id`
const withChecks = `
  set maintenance_work_mem = '512MB';
  alter table log.events add constraint one_event_per_id unique (id)`

/** Events as rows of log.events in the text form of COPY, each at the end of its stream and of the log. */
const createRows = () => {
  const heads = new Map<string, { readonly revision: number; readonly hash: string }>()
  let position = beforeFirst
  return ({ stream, type, data }: HistoryEvent): string => {
    position += 1
    const head = heads.get(stream) ?? { revision: noStream, hash: genesisHash }
    const revision = head.revision + 1
    const commandId = derivedId('bench command', String(position))
    const id = derivedId('event', commandId, '0')
    const recordedAt = addMilliseconds(startsAt, position * millisecondsBetween)
    const [dataText, metadataText] = [canonicalJson(data), canonicalJson(metadataOf(commandId, recordedAt))]
    const version = versionOf(type)
    const sealable = { stream, revision, id, type, version, recordedAt, dataText, metadataText }
    const hash = sealEvent(head.hash, sealable)
    heads.set(stream, { revision, hash })
    const cells = [position, stream, revision, id, type, version, dataText, metadataText, recordedAt, hash]
    return `${cells.join('\t')}\n`
  }
}

/** The version of today: upcasting a former one would slow down reading. */
const versions = new Map<string, number>(ledgerEvents.map(({ type, version }) => [type, version]))

const versionOf = (type: string): number => {
  const version = versions.get(type)
  if (version === undefined) throw new Error(`There is no event ${type}.`)
  return version
}

const metadataOf = (commandId: string, occurredAt: string): EventMetadata => ({
  actor: { id: 'bench', kind: 'system' },
  commandHash: 'c'.repeat(64),
  commandId,
  correlationId: commandId,
  occurredAt,
  teamId: historyTeamId,
})
