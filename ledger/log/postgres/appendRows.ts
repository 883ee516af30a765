import type { QueryConfig } from 'pg'
import { binaryTextArray } from './binaryTextArray.ts'
import type { Placement } from './placeAppends.ts'
import type { KnownHead } from './statements.ts'

type Rows = Placement['rows']

const insert = `insert into log.events
  (position, recorded_at, stream, revision, id, type, version, data, metadata, hash)`

// One statement, one round trip, one commit. When another writer took over, or the log does not end where this one
// thinks, the fence gives no row and so nothing is inserted. Only one writer passes it at a time, so that positions
// have no gaps and become visible in their order.
const fence = `(select from log.writer
  where epoch = $1 and (select coalesce(max(position), -1) from log.events) = $2::bigint for share) as fence`

const groupText = `${insert}
  select $2 + e.place, $3, e.stream, e.revision::bigint, e.id::uuid, e.type, e.version::integer, e.data::json,
    e.metadata::json, e.hash
  from ${fence}, unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[],
    $11::text[]) with ordinality as e (stream, revision, id, type, version, data, metadata, hash, place)`

const loneText = `${insert}
  select $2 + 1, $3, $4::text, $5::bigint, $6::uuid, $7::text, $8::integer, $9::json, $10::json, $11::text
  from ${fence}`

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

/** Appends what was placed on top of the head. It inserts no row at all when the log has moved on. */
export const appendRows = (head: KnownHead, recordedAt: string, rows: Rows): QueryConfig => {
  const fenced = [head.epoch, head.position, recordedAt]
  const [lone] = rows
  return rows.length === 1 && lone
    ? { name: 'log append one', text: loneText, values: [...fenced, ...columns.map(column => column(lone))] }
    : {
        name: 'log append',
        text: groupText,
        values: [...fenced, ...columns.map(column => binaryTextArray(rows.map(column)))],
      }
}
