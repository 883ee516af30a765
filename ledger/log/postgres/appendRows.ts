import type { ClientBase } from 'pg'
import { binaryTextArray } from './binaryTextArray.ts'
import type { Placement } from './placeAppends.ts'
import type { KnownHead } from './statements.ts'

export const notificationChannel = 'laurel_log'

type Rows = Placement['rows']

// One statement, one round trip, one commit. When another writer took over, or the log does not end where this one
// thinks, the fence gives no row and so nothing is inserted. Only one writer passes it at a time, so that positions
// have no gaps and become visible in their order.
const fencedInsert = (source: string): string => `
  with fence as (
    select from log.writer
    where epoch = $1 and (select coalesce(max(position), -1) from log.events) = $2::bigint
    for share
  ), recorded as (
    insert into log.events
      (position, recorded_at, stream, revision, id, type, version, data, metadata, hash)
    ${source}
  )
  select pg_notify('${notificationChannel}', $4) from fence`

const groupText = fencedInsert(`
  select $2 + e.place, $3, e.stream, e.revision::bigint, e.id::uuid, e.type, e.version::integer, e.data::json,
    e.metadata::json, e.hash
  from fence, unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[])
    with ordinality as e (stream, revision, id, type, version, data, metadata, hash, place)`)

const loneText = fencedInsert(`
  select $2 + 1, $3, $5::text, $6::bigint, $7::uuid, $8::text, $9::integer, $10::json, $11::json, $12::text
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
  const fence = [head.epoch, head.position, recordedAt, writer]
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
