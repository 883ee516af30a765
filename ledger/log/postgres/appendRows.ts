import type { QueryConfig } from 'pg'
import { binaryTextArray } from './binaryTextArray.ts'
import type { Placement } from './placeAppends.ts'
import { type KnownHead, writerLock } from './statements.ts'

type Rows = Placement['rows']

const insert = `insert into log.events
  (position, recorded_at, stream, revision, id, type, version, data, metadata, hash)`

// One statement, one round trip, one commit. When another writer took over or is about to, or the log does not end where
// this one thinks, the fence is not true and so nothing is inserted. It looks at the log as it was before it has the
// lock; should another writer have come and gone in between, the next position is taken. So positions have no gaps and
// become visible in their order. The lock is an advisory one, because a row that is locked is a row that is written.
const fence = `(select $4 or pg_try_advisory_xact_lock_shared(${writerLock}) from log.writer
  where epoch = $1 and (select coalesce(max(position), -1) from log.events) = $2::bigint)`

const groupText = `${insert}
  select $2 + e.place, $3, e.stream, e.revision::bigint, e.id::uuid, e.type, e.version::integer, e.data::json,
    e.metadata::json, e.hash
  from unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[],
    $12::text[]) with ordinality as e (stream, revision, id, type, version, data, metadata, hash, place)
  where ${fence}`

const loneText = `${insert}
  select $2 + 1, $3, $5::text, $6::bigint, $7::uuid, $8::text, $9::integer, $10::json, $11::json, $12::text
  where ${fence}`

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

/**
 * Appends what was placed on top of the head. It inserts no row at all when the log has moved on. `isAlone` says that
 * the transaction has the lock for itself already.
 */
export const appendRows = (
  head: KnownHead,
  recordedAt: string,
  rows: Rows,
  isAlone: boolean,
): QueryConfig => {
  const fenced = [head.epoch, head.position, recordedAt, isAlone]
  const [lone] = rows
  return rows.length === 1 && lone
    ? { name: 'log append one', text: loneText, values: [...fenced, ...columns.map(column => column(lone))] }
    : {
        name: 'log append',
        text: groupText,
        values: [...fenced, ...columns.map(column => binaryTextArray(rows.map(column)))],
      }
}
