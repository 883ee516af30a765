import { randomUUID } from 'node:crypto'
import type { ClientBase, PoolClient } from 'pg'
import { canonicalJson } from '../canonicalJson.ts'
import { DoesNotContinue, type SealedWriter } from '../copying/sealedWriter.ts'
import type { RecordedEvent } from '../port.ts'
import { EventIdReused } from '../prepareAppend.ts'
import { type Warn, warnOnConsole } from '../warn.ts'
import { appendRows } from './appendRows.ts'
import { createPool, pipelined } from './connections.ts'
import { emptyStream } from './placeAppends.ts'
import { readHeads, readStanding, takeOver } from './statements.ts'
import { isIdTaken } from './uniqueViolation.ts'

export type PostgresSealedWriterOptions = { readonly url: string; readonly warn?: Warn }

/** Appends events of another log to the log in Postgres; every call is one transaction behind the writers' fence. */
export const createPostgresSealedWriter = ({
  url,
  warn = warnOnConsole,
}: PostgresSealedWriterOptions): SealedWriter => {
  const pool = createPool(url, 1, warn, pipelined)
  const use = async <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect()
    try {
      const result = await work(client)
      client.release()
      return result
    } catch (error) {
      // Closing the connection rolls back what it had begun.
      client.release(true)
      throw error
    }
  }
  return {
    appendSealed: async events => {
      try {
        await use(async client => {
          await client.query('begin')
          await appendSealedWithin(client, events)
          await client.query('commit')
        })
      } catch (error) {
        throw isIdTaken(error) ? await use(client => reusedAmong(client, events)) : error
      }
    },
    close: () => pool.end(),
  }
}

/** Appends events of another log within an open transaction. Other writers wait until it ends. */
export const appendSealedWithin = async (
  client: ClientBase,
  events: readonly RecordedEvent[],
): Promise<void> => {
  const last = events.at(-1)
  if (!last) return
  const head = await takeOver(client, randomUUID())
  await checkRevisions(client, events)
  const rows = events.map((event, index) => rowOf(event, head.position + 1 + index))
  const insert = appendRows(head, last.recordedAt, rows, true)
  if ((await insert(client)) !== rows.length) throw new Error('PostgreSQL did not take all events of a copy.')
}

const rowOf = (event: RecordedEvent, position: number) => ({
  event: { ...event, position },
  texts: { ...event, dataText: canonicalJson(event.data), metadataText: canonicalJson(event.metadata) },
})

const checkRevisions = async (client: ClientBase, events: readonly RecordedEvent[]): Promise<void> => {
  const heads = await readHeads(client, [...new Set(events.map(({ stream }) => stream))])
  const revisions = new Map<string, number>()
  for (const event of events) {
    const actual = revisions.get(event.stream) ?? heads.get(event.stream)?.revision ?? emptyStream.revision
    if (event.revision !== actual + 1) throw new DoesNotContinue(event, actual)
    revisions.set(event.stream, event.revision)
  }
}

/** Names the first event whose id another event has already: some stores can't tell, Postgres refuses it. */
const reusedAmong = async (client: ClientBase, events: readonly RecordedEvent[]): Promise<EventIdReused> => {
  const standing = await readStanding(
    client,
    events.map(({ id }) => id),
  )
  const known = new Set(standing.map(({ id }) => id))
  const reusing = events.find(({ id }) => known.has(id) || !known.add(id))
  return new EventIdReused(reusing?.stream ?? '', reusing ? [reusing.id] : [])
}
