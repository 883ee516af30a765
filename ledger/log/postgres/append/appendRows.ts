import { type ClientBase, Query } from 'pg'
import { type KnownHead, writerLock } from '../statements.ts'
import { binaryColumns, binaryRows } from './binaryRows.ts'
import { PipelinedConnection, sayCopy, sayPrepared } from './pipelinedConnection.ts'
import type { Placement } from './placeAppends.ts'

type Rows = Placement['rows']

/** Inserts placed rows. Answers their number: all of them, or none if the fence fails. */
export type Insert = (client: ClientBase) => Promise<number>

// When another writer took over or is about to, or the event that this one knows as the newest is not there, the fence
// gives no row and so nothing is inserted; where it is not the newest, the next position is taken. It looks at the log as
// it was before it has the lock; should another writer have come and gone in between, that position is taken as well. So
// positions have no gaps and become visible in their order. The lock is an advisory one, because a row that is locked is a
// row that is written.
const fence = `from log.writer w join log.events newest on newest.position = $2::bigint and newest.hash = $3
  where w.epoch = $1 and pg_try_advisory_xact_lock_shared(${writerLock})`

const lone = {
  name: 'log append one',
  text: `insert into log.events (${binaryColumns})
    select $2::bigint + 1, $4, $5::text, $6::bigint, $7::uuid, $8::text, $9::integer, $10::json, $11::json, $12::text
    ${fence}`,
}
const loneAlone = {
  name: 'log append one under the lock',
  text: `insert into log.events (${binaryColumns}) values ($1::bigint + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
}

// A COPY cannot run a query, so the result of the fence is kept in a setting for the transaction.
const mayAppend = 'laurel.may_append'
const fenceFirst = {
  name: 'log fence',
  text: `select set_config('${mayAppend}', (exists (select ${fence}))::text, true)`,
}
const noFence = { name: 'log no fence', text: `select set_config('${mayAppend}', 'true', true)` }
const copy = `copy log.events (${binaryColumns}) from stdin (format binary)
  where current_setting('${mayAppend}') = 'true'`

/**
 * Appends placed rows behind the head, or none if the log has moved on. `isAlone` says that the transaction holds the
 * exclusive lock and has read the head under it.
 */
export const appendRows = (head: KnownHead, recordedAt: string, rows: Rows, isAlone: boolean): Insert => {
  const position = String(head.position)
  const fenced = [head.epoch, position, head.hash]
  const [first] = rows
  if (rows.length > 1 || !first)
    return isAlone ? send(noFence, [], binaryRows(rows)) : send(fenceFirst, fenced, binaryRows(rows))
  const cells = [recordedAt, ...cellsOf(first)]
  return isAlone ? send(loneAlone, [position, ...cells]) : send(lone, [...fenced, ...cells])
}

const cellsOf = ({ event, texts }: Rows[number]): readonly string[] => [
  event.stream,
  String(event.revision),
  event.id,
  event.type,
  String(event.version),
  texts.dataText,
  texts.metadataText,
  event.hash,
]

/**
 * Sends a statement and its rows in one round trip, which is one transaction because PostgreSQL commits at the single
 * sync. For many rows it costs the server a sixth less than an insert; for fewer than a dozen rows it costs about 40 µs
 * more, which does not justify a second code path.
 */
const send =
  (
    statement: { readonly name: string; readonly text: string },
    values: readonly string[],
    rows?: Buffer,
  ): Insert =>
  client =>
    new Promise((resolve, reject) => {
      let inserted = 0
      // The query sends its own messages; the driver would copy a statement property by property.
      const query = new Query('', error => {
        if (error) reject(error)
        else resolve(inserted)
      })
      // The driver pipelines only its own kind of query, which needs more than this.
      Object.assign(query, {
        submit: (connection: unknown) => {
          const pipelined = PipelinedConnection.parse(connection)
          pipelined.stream.cork()
          sayPrepared(pipelined, statement, values)
          if (rows) sayCopy(pipelined, copy, rows)
          pipelined.sync()
          pipelined.stream.uncork()
        },
        handleDataRow: () => {},
        handleCopyInResponse: () => {},
        // The last command counts: `INSERT 0 1`, or `SELECT 1` and then `COPY 512`.
        handleCommandComplete: ({ text }: { readonly text: string }) => {
          inserted = Number(text.slice(text.lastIndexOf(' ')))
        },
      })
      client.query(query)
    })
