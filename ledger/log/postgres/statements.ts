import type { ClientBase } from 'pg'
import { genesisHash } from '../chain.ts'
import { beforeFirst } from '../port.ts'
import { emptyStream, type StreamHead, type TakenAppend } from './append/placeAppends.ts'
import { ofStream } from './read/ofStream.ts'
import { type EventRow, eventColumns } from './read/rows.ts'

/**
 * The advisory lock that every append shares until its commit and that a change of the epoch takes exclusively
 * (migrations/001-log.sql).
 */
export const writerLock = 7_210_487

/** The newest event, as this writer knows it: a log that was restored may hold another at its position. */
export type KnownHead = {
  readonly position: number
  readonly recordedAt: string
  readonly hash: string
  readonly epoch: string
}

/**
 * Makes this writer the one that may append, after the pending append of another one; every other writer finds its
 * epoch outdated and must read the head again. Holds the lock until the end of the transaction.
 */
export const takeOver = async (client: ClientBase, epoch: string): Promise<KnownHead> => {
  const { rowCount } = await client.query({
    name: 'log take over',
    text: 'update log.writer set epoch = $1',
    values: [epoch],
  })
  if (rowCount !== 1)
    throw new Error(
      'The log in this database accepts no events: log.writer has no row. If the log was copied to EventStoreDB, set ' +
        'EVENTSTORE_URL and start again; otherwise run migrateLog, or restore a backup.',
    )
  // A separate statement sees what was committed while this one waited for the lock.
  const { rows } = await client.query<Omit<KnownHead, 'epoch'>>({
    name: 'log end',
    text: 'select position, recorded_at as "recordedAt", hash from log.events order by position desc limit 1',
  })
  const [newest = { position: beforeFirst, recordedAt: '', hash: genesisHash }] = rows
  return { ...newest, epoch }
}

export const isHeadAt = async (client: ClientBase, head: KnownHead): Promise<boolean> => {
  const { rowCount } = await client.query({
    name: 'log head is',
    text: `select from log.writer
      where epoch = $1 and (select coalesce(max(position), -1) from log.events) = $2::bigint`,
    values: [head.epoch, head.position],
  })
  return rowCount === 1
}

type HeadRow = StreamHead & { readonly stream: string }

/** The newest event of each stream, all in one question. */
export const readHeads = async (
  client: ClientBase,
  streams: readonly string[],
): Promise<ReadonlyMap<string, StreamHead>> => {
  const { rows } = await client.query<HeadRow>({
    name: 'log stream heads',
    text: `select s.stream, e.revision, e.hash from unnest($1::text[]) as s (stream) cross join lateral (
        select revision, hash from log.events e where ${ofStream('e.stream', 's.stream')} order by revision desc limit 1
      ) e`,
    values: [streams],
  })
  const heads = new Map<string, StreamHead>(streams.map(stream => [stream, emptyStream]))
  for (const { stream, revision, hash } of rows) heads.set(stream, { revision, hash })
  return heads
}

/** The events from a position on, up to a limit. */
export const readHeadsFrom = async (
  client: ClientBase,
  fromPosition: number,
  limit: number,
): Promise<readonly HeadRow[]> => {
  const { rows } = await client.query<HeadRow>({
    name: 'log new heads',
    text: 'select stream, revision, hash from log.events where position >= $1 order by position limit $2',
    values: [fromPosition, limit],
  })
  return rows
}

type Standing = { readonly id: string; readonly stream: string; readonly revision: number }

/** The places of events with these ids, of those that are in the log. */
export const readStanding = async (
  client: ClientBase,
  ids: readonly string[],
): Promise<readonly Standing[]> => {
  const { rows } = await client.query<Standing>({
    name: 'log standing',
    text: 'select id, stream, revision from log.events where id = any($1::uuid[])',
    values: [ids],
  })
  return rows
}

/** The events at the places that these appends expected to be free. */
export const readTaken = async (
  client: ClientBase,
  taken: readonly TakenAppend[],
): Promise<readonly (EventRow & { readonly index: number })[]> => {
  const { rows } = await client.query<EventRow & { readonly index: number }>({
    name: 'log taken',
    text: `select t.index, ${eventColumns}
      from unnest($1::text[], $2::bigint[], $3::bigint[]) with ordinality as t (stream, low, high, index)
      join log.events e on ${ofStream('e.stream', 't.stream')} and e.revision >= t.low and e.revision < t.high
      order by t.index, e.revision`,
    values: [
      taken.map(({ append }) => append.stream),
      taken.map(({ place }) => place),
      taken.map(({ append, place }) => place + append.events.length),
    ],
  })
  return rows
}
