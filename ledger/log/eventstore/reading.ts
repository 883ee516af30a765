import { BACKWARDS, END, type EventStoreDBClient, type ReadPosition, START } from '@eventstore/db-client'
import { pageSize } from '../limits.ts'
import { beforeFirst, type RecordedEvent, type StreamFilter } from '../port.ts'
import { passes } from '../subscribing/page.ts'
import { isNotFound } from './faults.ts'
import { fromServer, type ServerRecord } from './storedEvent.ts'

type Cancellable = AsyncIterable<{ readonly event?: ServerRecord }> & {
  cancel(): Promise<void>
  on(name: 'error', listener: (error: Error) => void): unknown
}

export const isSystemStream = (stream: string): boolean => stream.startsWith('$')

/** A position as the client wants it. Events of Laurel are committed as they are prepared. */
export const serverPosition = (position: number): ReadPosition =>
  position === beforeFirst ? START : { commit: BigInt(position), prepare: BigInt(position) }

/** The records of a read; leaving early also ends the call, which the client by itself leaves open. */
async function* recordsOf(stream: Cancellable): AsyncGenerator<ServerRecord> {
  // An error that comes after the reader left has no listener any more and would end the process.
  stream.on('error', () => {})
  try {
    for await (const { event } of stream) if (event && !isSystemStream(event.streamId)) yield event
  } catch (error) {
    if (!isNotFound(error)) throw error
  } finally {
    await stream.cancel()
  }
}

async function* inPages(
  records: AsyncIterable<RecordedEvent>,
  size = pageSize,
): AsyncGenerator<readonly RecordedEvent[]> {
  let page: RecordedEvent[] = []
  for await (const record of records) {
    page.push(record)
    if (page.length < size) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

export const createServerReader = (client: EventStoreDBClient) => {
  async function* streamEvents(
    stream: string,
    fromRevision: number,
    maxCount?: number,
  ): AsyncGenerator<RecordedEvent> {
    const options = { fromRevision: BigInt(fromRevision), ...(maxCount === undefined ? {} : { maxCount }) }
    for await (const record of recordsOf(client.readStream(stream, options))) yield fromServer(record)
  }

  async function* streamBackwards(stream: string, maxCount: number): AsyncGenerator<RecordedEvent> {
    const options = { direction: BACKWARDS, fromRevision: END, maxCount } as const
    for await (const record of recordsOf(client.readStream(stream, options))) yield fromServer(record)
  }

  async function* allEvents(
    afterPosition: number,
    filter: StreamFilter | undefined,
  ): AsyncGenerator<RecordedEvent> {
    const options = { fromPosition: serverPosition(afterPosition) }
    for await (const record of recordsOf(client.readAll(options))) {
      const isNew = record.position !== undefined && Number(record.position.commit) > afterPosition
      if (isNew && passes(record.streamId, filter)) yield fromServer(record)
    }
  }

  const eventAt = async (position: number): Promise<RecordedEvent | undefined> => {
    const options = { fromPosition: serverPosition(position), maxCount: 1 }
    for await (const record of recordsOf(client.readAll(options))) return fromServer(record)
    return undefined
  }

  const newest = async (maxCount?: number): Promise<number | undefined> => {
    const options = { direction: BACKWARDS, fromPosition: END, ...(maxCount ? { maxCount } : {}) } as const
    for await (const record of recordsOf(client.readAll(options))) return fromServer(record).position
    return undefined
  }

  /** The server's own events may stand at the end, seldom many. */
  const head = async (): Promise<number> => (await newest(32)) ?? (await newest()) ?? beforeFirst

  return {
    streamEvents,
    streamBackwards,
    readStream: (stream: string, fromRevision = 0, batchMax = pageSize) =>
      inPages(streamEvents(stream, fromRevision), batchMax),
    eventAt,
    readAll: (afterPosition = beforeFirst, filter?: StreamFilter) =>
      inPages(allEvents(afterPosition, filter)),
    head,
  }
}

export type ServerReader = ReturnType<typeof createServerReader>
