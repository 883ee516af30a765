import { BACKWARDS, END, type ReadPosition, START } from '@eventstore/db-client'
import { pageSize } from '../limits.ts'
import { beforeFirst, type EventLog, type RecordedEvent, type StreamFilter } from '../port.ts'
import type { EngineClient } from './engineClient.ts'
import { asUnavailable, isNotFound } from './faults.ts'
import { type ClientStream, pullFrom } from './pulling.ts'
import { fromServer, type ServerRecord } from './storedEvent.ts'
import { enginePrefix, engineStreamOf, isOwnStream } from './streamNames.ts'

type Item = { readonly event?: ServerRecord }

/** How long a read waits for the engine's next event. */
const silenceMillisecondsMax = 10_000

/** A position as the engine knows it: one event is committed where it is prepared. */
export const serverPosition = (position: number): ReadPosition =>
  position === beforeFirst ? START : { commit: BigInt(position), prepare: BigInt(position) }

/** The names that the engine filters by: without prefixes everything of Laurel, and never anything else. */
export const prefixesOf = (filter: StreamFilter | undefined): string[] =>
  filter ? filter.streamPrefixes.map(engineStreamOf) : [enginePrefix]

/** A follower of a cluster may not know yet what was acknowledged; the leader does. */
const fromLeader = { requiresLeader: true } as const

/** The events of a read in pages of a size; only the last is smaller. The call ends with the reader. */
async function* pagesOf(stream: ClientStream<Item>, size: number): AsyncGenerator<readonly ServerRecord[]> {
  const pulling = pullFrom(stream, silenceMillisecondsMax)
  try {
    let page: ServerRecord[] = []
    for (let items = await pulling.next(size); items; items = await pulling.next(size - page.length)) {
      for (const { event } of items) if (event) page.push(event)
      if (page.length < size) continue
      yield page
      page = []
    }
    if (page.length > 0) yield page
  } catch (error) {
    if (!isNotFound(error)) throw asUnavailable(error)
  } finally {
    await pulling.leave()
  }
}

/** The events of a read with a limit, to its end. */
const allOf = async (stream: ClientStream<Item>, limit: number): Promise<readonly ServerRecord[]> => {
  const records: ServerRecord[] = []
  for await (const page of pagesOf(stream, limit)) records.push(...page)
  return records
}

export const createServerReader = (client: EngineClient) => {
  /**
   * Reads a stream forwards from a revision, each page by a call of its own that ends by itself. A reader may leave
   * after any page, and an HTTP/2 server or proxy on which clients cancel too often closes the connection of all calls.
   */
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
      const page = await allOf(
        client.readStream(engineStreamOf(stream), options, { highWaterMark: count }),
        count,
      )
      if (page.length > 0) yield page.map(fromServer)
      if (page.length < count) return
    }
  }

  async function* readStreamBackwards(
    stream: string,
    maxCount: number,
  ): AsyncGenerator<readonly RecordedEvent[]> {
    const options = { ...fromLeader, direction: BACKWARDS, fromRevision: END, maxCount } as const
    for await (const page of pagesOf(client.readStream(engineStreamOf(stream), options), maxCount))
      yield page.map(fromServer)
  }

  /** Reads up to where the log ends now. A read begins with the event at its position, which the caller has already. */
  async function* readAll(
    afterPosition = beforeFirst,
    filter?: StreamFilter,
  ): AsyncGenerator<readonly RecordedEvent[]> {
    // The engine takes a filter without prefixes for none at all.
    if (filter?.streamPrefixes.length === 0) return
    const end = await head()
    if (end <= afterPosition) return
    const read = {
      direction: 'forwards',
      fromPosition: afterPosition,
      streamPrefixes: prefixesOf(filter),
    } as const
    for await (const page of pagesOf(client.readFiltered(read, pageSize), pageSize)) {
      const events = page.map(fromServer)
      const asked = events.filter(({ position }) => position > afterPosition && position <= end)
      if (asked.length > 0) yield asked
      if ((events.at(-1)?.position ?? beforeFirst) >= end) return
    }
  }

  const eventAt = async (position: number): Promise<RecordedEvent | undefined> => {
    const options = { ...fromLeader, fromPosition: serverPosition(position), maxCount: 1 }
    const [record] = await allOf(client.readAll(options), 1)
    const event = record && isOwnStream(record.streamId) ? fromServer(record) : undefined
    return event?.position === position ? event : undefined
  }

  const head: EventLog['head'] = async () => {
    const newest = { direction: 'backwards', fromPosition: beforeFirst, maxCount: 1 } as const
    const [record] = await allOf(client.readFiltered({ ...newest, streamPrefixes: [enginePrefix] }, 1), 1)
    return record?.position ? Number(record.position.commit) : beforeFirst
  }

  return { readStream, readStreamBackwards, readAll, eventAt, head }
}

export type ServerReader = ReturnType<typeof createServerReader>
