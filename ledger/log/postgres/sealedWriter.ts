import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import { canonicalJson } from '../canonicalJson.ts'
import { DoesNotContinue, type SealedWriter } from '../copying/sealedWriter.ts'
import { noStream, type RecordedEvent } from '../port.ts'
import { EventIdReused } from '../prepareAppend.ts'
import { type Warn, warnOnConsole } from '../warn.ts'
import { appendRows } from './append/appendRows.ts'
import { createPool, pipelined } from './connections.ts'
import { readHeads, readStanding, takeOver } from './statements.ts'

export type PostgresSealedWriterOptions = { readonly url: string; readonly warn?: Warn }

/** Appends events of another log to the log in PostgreSQL; every call is one transaction under the fence of writers. */
export const createPostgresSealedWriter = ({
  url,
  warn = warnOnConsole,
}: PostgresSealedWriterOptions): SealedWriter => {
  const pool = createPool(url, 1, warn, pipelined)
  return {
    appendSealed: events => inTransaction(pool, client => appendSealedWithin(client, events)),
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
  const taken = await takeOver(client, randomUUID())
  // Connections of the log read big integers as numbers, others as texts.
  const head = { ...taken, position: Number(taken.position) }
  await checkRevisions(client, events)
  await checkIds(client, events)
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
    const actual = revisions.get(event.stream) ?? Number(heads.get(event.stream)?.revision ?? noStream)
    if (event.revision !== actual + 1) throw new DoesNotContinue(event, actual)
    revisions.set(event.stream, event.revision)
  }
}

/** Other stores accept an id in two streams; PostgreSQL refuses it. */
const checkIds = async (client: ClientBase, events: readonly RecordedEvent[]): Promise<void> => {
  const ids = events.map(({ id }) => id)
  const known = new Set((await readStanding(client, ids)).map(({ id }) => id))
  for (const { id, stream } of events) {
    if (known.has(id)) throw new EventIdReused(stream, [id])
    known.add(id)
  }
}
