import type { ClientBase } from 'pg'
import { binaryTextArray } from './binaryTextArray.ts'
import type { Placement } from './placeAppends.ts'
import type { KnownHead } from './statements.ts'

export const notificationChannel = 'laurel_log'

type Rows = Placement['rows']

// One statement, one round trip, one commit. When another writer moved the head, the fence gives no row and so
// nothing is inserted. Positions are handed out here, under the lock of that row, so they have no gaps.
const fencedInsert = (source: string): string => `
  with fence as (
    update log.head set position = $1::bigint + $2, recorded_at = $3
    where position = $1 and epoch = $4 returning position
  ), recorded as (
    insert into log.events
      (position, recorded_at, stream, revision, id, type, version, data, metadata, hash)
    ${source}
  )
  select pg_notify('${notificationChannel}', $5) from fence`

const groupText = fencedInsert(`
  select $1 + e.place, $3, e.stream, e.revision::bigint, e.id::uuid, e.type, e.version::integer, e.data::json,
    e.metadata::json, e.hash
  from fence, unnest($6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[])
    with ordinality as e (stream, revision, id, type, version, data, metadata, hash, place)`)

const loneText = fencedInsert(`
  select $1 + 1, $3, $6::text, $7::bigint, $8::uuid, $9::text, $10::integer, $11::json, $12::json, $13::text
  from fence`)

const columns: readonly ((row: Rows[number]) => string)[] = [
  row => row.event.stream,
  row => String(row.event.revision),
  row => row.event.id,
  row => row.event.type,
  row => String(row.event.version),
  row => row.texts.dataText,
  row => row.texts.metadataText,
  row => row.event.hash,
]

/** Appends what was placed on top of the head; false when the log has moved on, and then nothing was written. */
export const appendRows = async (
  client: ClientBase,
  head: KnownHead,
  recordedAt: string,
  rows: Rows,
  writer: string,
): Promise<boolean> => {
  const fence = [head.position, rows.length, recordedAt, head.epoch, writer]
  const [lone] = rows
  const query =
    rows.length === 1 && lone
      ? { name: 'log append one', text: loneText, values: [...fence, ...columns.map(column => column(lone))] }
      : {
          name: 'log append',
          text: groupText,
          values: [...fence, ...columns.map(column => binaryTextArray(rows.map(column)))],
        }
  const { rowCount } = await client.query(query)
  return rowCount === 1
}
