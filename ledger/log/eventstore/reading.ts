import { BACKWARDS, END, type ReadPosition, START } from '@eventstore/db-client'
import { pageSize } from '../limits.ts'
import { beforeFirst, type EventLog, type RecordedEvent, type StreamFilter } from '../port.ts'
import { type Page, readPages } from '../subscribing/page.ts'
import type { EngineClient } from './engineClient.ts'
import { asUnavailable, isNotFound } from './faults.ts'
import { type ClientStream, pullFrom } from './pulling.ts'
import { fromServer, type ServerRecord } from './storedEvent.ts'
import { enginePrefix, engineStreamOf, isOwnStream } from './streamNames.ts'

type Item = { readonly event?: ServerRecord }

/** How long a read waits for the next event of the engine. */
const silenceMillisecondsMax = 10_000

/** A position as the engine knows it: one event is committed where it is prepared. */
export const serverPosition = (position: number): ReadPosition =>
  position === beforeFirst ? START : { commit: BigInt(position), prepare: BigInt(position) }

/** The prefixes that the engine filters by. Without a filter they cover all streams of Laurel, and no others. */
export const prefixesOf = (filter: StreamFilter | undefined): string[] =>
  filter ? filter.streamPrefixes.map(engineStreamOf) : [enginePrefix]

/** A follower of a cluster may lack an event that was acknowledged; the leader has it. */
const fromLeader = { requiresLeader: true } as const

/**
 * The events of a read, up to its end. Every read has a limit and ends by itself: an HTTP/2 server or proxy closes a
 * connection, with all calls on it, on which a client cancels too many calls.
 */
const recordsOf = async (stream: ClientStream<Item>): Promise<readonly ServerRecord[]> => {
  const pulling = pullFrom(stream, silenceMillisecondsMax)
  const records: ServerRecord[] = []
  try {
    for (let items = await pulling.next(pageSize); items; items = await pulling.next(pageSize))
      for (const { event } of items) if (event) records.push(event)
    return records
  } catch (error) {
    if (isNotFound(error)) return []
    throw asUnavailable(error)
  } finally {
    await pulling.leave()
  }
}

export const createServerReader = (client: EngineClient) => {
  /** Reads a stream forwards from a revision, page by page. */
  async function* readStream(
    stream: string,
    fromRevision = 0,
    batchMax = pageSize,
    maxCount = Number.POSITIVE_INFINITY,
  ): AsyncGenerator<readonly RecordedEvent[]> {
    const end = fromRevision + maxCount
    for (let from = fromRevision; from < end; from += batchMax) {
      const count = Math.min(batchMax, end - from)
      const options = { ...fromLeader, fromRevision: BigInt(from), maxCount: count }
      const page = await recordsOf(
        client.readStream(engineStreamOf(stream), options, { highWaterMark: count }),
      )
      if (page.length > 0) yield page.map(fromServer)
      if (page.length < count) return
    }
  }

  /** The newest events of a stream, the last one first. */
  const newestOf = async (stream: string, maxCount: number): Promise<readonly RecordedEvent[]> => {
    const options = { ...fromLeader, direction: BACKWARDS, fromRevision: END, maxCount } as const
    const records = await recordsOf(client.readStream(engineStreamOf(stream), options))
    return records.map(fromServer)
  }

  /** Reads page by page up to the event that is the last one now. */
  async function* readAll(
    afterPosition = beforeFirst,
    filter?: StreamFilter,
    batchMax = pageSize,
  ): AsyncGenerator<readonly RecordedEvent[]> {
    // The engine takes a filter without prefixes for none at all.
    if (filter?.streamPrefixes.length === 0) return
    const end = await head()
    if (end <= afterPosition) return
    const streamPrefixes = prefixesOf(filter)
    // A read begins with the event at its position, which the reader has already.
    const count = batchMax + 1
    const readPage = async (after: number): Promise<Page> => {
      const read = { direction: 'forwards', fromPosition: after, streamPrefixes, maxCount: count } as const
      const records = await recordsOf(client.readFiltered(read, count))
      const fresh = records.map(fromServer).filter(({ position }) => position > after)
      const events = fresh.slice(0, batchMax)
      const isLast = records.length < count
      return { events, reached: isLast ? end : (events.at(-1)?.position ?? end), head: end }
    }
    yield* readPages(readPage, afterPosition, filter)
  }

  const eventAt = async (position: number): Promise<RecordedEvent | undefined> => {
    const options = { ...fromLeader, fromPosition: serverPosition(position), maxCount: 1 }
    const [record] = await recordsOf(client.readAll(options))
    const event = record && isOwnStream(record.streamId) ? fromServer(record) : undefined
    return event?.position === position ? event : undefined
  }

  const head: EventLog['head'] = async () => {
    const newest = { direction: 'backwards', fromPosition: beforeFirst, maxCount: 1 } as const
    const [record] = await recordsOf(client.readFiltered({ ...newest, streamPrefixes: [enginePrefix] }, 1))
    return record?.position ? Number(record.position.commit) : beforeFirst
  }

  return { readStream, newestOf, readAll, eventAt, head }
}

export type ServerReader = ReturnType<typeof createServerReader>
