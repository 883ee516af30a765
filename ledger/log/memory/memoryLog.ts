import { genesisHash, sealEvent } from '../chain.ts'
import { DoesNotContinue, type SealedWriter } from '../copying/sealedWriter.ts'
import { pageSize } from '../limits.ts'
import {
  type AppendResult,
  beforeFirst,
  type EventLog,
  type EventToAppend,
  type ExpectedRevision,
  type RecordedEvent,
  type Subscription,
} from '../port.ts'
import { EventIdReused, isRepeatOf, type PreparedEvent, prepareAppend } from '../prepareAppend.ts'
import { followLog } from '../subscribing/followLog.ts'
import { passes, type ReadPage, readPages } from '../subscribing/page.ts'
import { createSignal } from '../subscribing/signal.ts'
import { createPositions } from './memoryPositions.ts'

export type MemoryLogOptions = {
  readonly now?: () => Date
  /** `stream` accepts an event id that another stream holds already, as EventStoreDB does. */
  readonly uniqueIds?: EventLog['uniqueIds']
  /**
   * `measured` positions grow by the size of each event, as those of EventStoreDB do; `counted` ones have no gaps, as
   * those of PostgreSQL. Count only in a spec that is about PostgreSQL.
   */
  readonly positions?: 'measured' | 'counted'
}

/** The same log also accepts sealed events of another log. */
export type MemoryLog = EventLog & SealedWriter

/** A log for specs and simulations. Its events are lost with the process. */
export const createMemoryLog = ({
  now = () => new Date(),
  uniqueIds = 'log',
  positions = 'measured',
}: MemoryLogOptions = {}): MemoryLog => {
  const all: RecordedEvent[] = []
  const given = createPositions(positions)
  const byStream = new Map<string, RecordedEvent[]>()
  const byId = new Map<string, RecordedEvent>()
  const keyOf = (stream: string, id: string): string => (uniqueIds === 'log' ? id : `${stream} ${id}`)
  const signal = createSignal()
  const subscriptions = new Set<Subscription>()

  const record = (stream: string, event: PreparedEvent): RecordedEvent => {
    const { dataText, metadataText, ...kept } = event
    const before = byStream.get(stream) ?? []
    const newest = all.at(-1)?.recordedAt ?? ''
    const clock = now().toISOString()
    const recordedAt = clock > newest ? clock : newest
    const sealable = { ...kept, stream, revision: before.length, recordedAt, dataText, metadataText }
    return keep({
      ...kept,
      data: JSON.parse(dataText),
      metadata: JSON.parse(metadataText),
      stream,
      revision: before.length,
      position: given.give(dataText.length + metadataText.length),
      recordedAt,
      hash: sealEvent(before.at(-1)?.hash ?? genesisHash, sealable),
    })
  }

  const keep = (recorded: RecordedEvent): RecordedEvent => {
    const ofStream = byStream.get(recorded.stream) ?? []
    all.push(recorded)
    byId.set(keyOf(recorded.stream, recorded.id), recorded)
    ofStream.push(recorded)
    byStream.set(recorded.stream, ofStream)
    return recorded
  }

  const keepSealed = (event: RecordedEvent): void => {
    const actual = (byStream.get(event.stream)?.length ?? 0) - 1
    if (event.revision !== actual + 1) throw new DoesNotContinue(event, actual)
    if (byId.has(keyOf(event.stream, event.id))) throw new EventIdReused(event.stream, [event.id])
    const size = JSON.stringify([event.data, event.metadata]).length
    keep({ ...structuredClone(event), position: given.give(size) })
  }

  const append = (
    stream: string,
    events: readonly EventToAppend[],
    expected: ExpectedRevision,
  ): AppendResult => {
    const prepared = prepareAppend(stream, events)
    const before = byStream.get(stream) ?? []
    const actual = before.length - 1
    const found = prepared
      .map(event => byId.get(keyOf(stream, event.id)))
      .find(event => event?.stream === stream)
    const place = expected === 'any' ? (found?.revision ?? actual + 1) : expected + 1
    if (place <= actual) {
      const standing = before.slice(place, place + prepared.length)
      if (isRepeatOf(standing, prepared)) return { kind: 'appended', events: standing, repeated: true }
    }
    if (place !== actual + 1) return { kind: 'wrongRevision', actual }
    const reused = prepared.filter(event => byId.has(keyOf(stream, event.id))).map(event => event.id)
    if (reused.length > 0) throw new EventIdReused(stream, reused)
    const recorded = prepared.map(event => record(stream, event))
    signal.wake()
    return { kind: 'appended', events: recorded, repeated: false }
  }

  const head = (): number => all.at(-1)?.position ?? beforeFirst

  const readPage: ReadPage = async (after, filter, eventsMax = pageSize) => {
    const first = given.indexAfter(after)
    const page = all.slice(first, first + pageSize)
    const events = page.filter(event => passes(event.stream, filter)).slice(0, eventsMax)
    const last = events.length < eventsMax ? page.at(-1) : events.at(-1)
    return { events, reached: last?.position ?? after, head: head() }
  }

  async function* readStream(
    stream: string,
    fromRevision = 0,
    batchMax = pageSize,
  ): AsyncGenerator<readonly RecordedEvent[]> {
    const end = byStream.get(stream)?.length ?? 0
    for (let from = fromRevision; from < end; from += batchMax) {
      yield (byStream.get(stream) ?? []).slice(from, Math.min(from + batchMax, end))
    }
  }

  return {
    uniqueIds,
    append: async (stream, events, expected) => append(stream, events, expected),
    appendSealed: async events => {
      try {
        for (const event of events) keepSealed(event)
      } finally {
        signal.wake()
      }
    },
    readStream,
    readAll: (after = beforeFirst, filter, batchMax) => {
      given.indexAfter(after)
      return readPages(readPage, after, filter, batchMax)
    },
    eventAt: async position => (position === beforeFirst ? undefined : all[given.indexAfter(position) - 1]),
    subscribeAll: (afterPosition, handle, filter) => {
      given.indexAfter(afterPosition)
      const subscription = followLog({ readPage, signal, afterPosition, filter, handle })
      subscriptions.add(subscription)
      return subscription
    },
    head: async () => head(),
    close: async () => {
      await Promise.all([...subscriptions].map(subscription => subscription.stop()))
    },
  }
}
