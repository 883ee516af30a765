import { setTimeout as pause } from 'node:timers/promises'
import { type AppendToStreamOptions, type EventStoreDBClient, NO_STREAM } from '@eventstore/db-client'
import { LRUCache } from 'lru-cache'
import { genesisHash, sealEvent } from '../chain.ts'
import {
  type AppendResult,
  type EventLog,
  type ExpectedRevision,
  noStream,
  type RecordedEvent,
} from '../port.ts'
import { isRepeatOf, type PreparedEvent, prepareAppend, UnfitForLog } from '../prepareAppend.ts'
import { isPassing, isTooBig, isWrongRevision } from './faults.ts'
import type { ServerReader } from './reading.ts'
import { toEventData } from './storedEvent.ts'

type StreamHead = Pick<RecordedEvent, 'revision' | 'hash' | 'recordedAt'>
type SealedEvent = Omit<RecordedEvent, 'position'>
type Sealed = { readonly head: StreamHead; readonly events: readonly SealedEvent[] }

const emptyStream: StreamHead = { revision: noStream, hash: genesisHash, recordedAt: '' }

const streamHeadsMax = 100_000
/** How many times an unknown outcome is looked into before the caller is told; with growing pauses, some 5 seconds. */
const attemptsMax = 8
const firstPauseMs = 40
/** Rivals for `any` revision go on until they win; more rivals than this at once are a defect. */
const rivalsMax = 100
/** An append to any revision looks this far back for its own ids; the server has no index by id. */
const idsSearchedMax = 1_000

export type AppendingOptions = {
  readonly client: EventStoreDBClient
  readonly reader: ServerReader
  readonly credentials: AppendToStreamOptions['credentials']
  readonly now: () => Date
}

/**
 * Appends to one stream go one after the other, because each is sealed on the one before. After an error nobody knows
 * what the server did: the same ids are sent again at the same revision, until the stream shows what became of them.
 */
export const createAppending = ({
  client,
  reader,
  credentials,
  now,
}: AppendingOptions): EventLog['append'] => {
  const heads = new LRUCache<string, StreamHead>({ max: streamHeadsMax })
  const queues = new Map<string, Promise<unknown>>()

  const readHead = async (stream: string): Promise<StreamHead> => {
    for await (const event of reader.streamBackwards(stream, 1)) return event
    return emptyStream
  }

  const seal = (stream: string, events: readonly PreparedEvent[], head: StreamHead): Sealed => {
    let { revision, hash } = head
    const clock = now().toISOString()
    const recordedAt = clock > head.recordedAt ? clock : head.recordedAt
    const sealed = events.map(event => {
      const { dataText, metadataText, ...kept } = event
      revision += 1
      hash = sealEvent(hash, { ...kept, stream, revision, recordedAt, dataText, metadataText })
      return { ...kept, stream, revision, recordedAt, hash }
    })
    return { head, events: sealed }
  }

  const placeOf = async (
    stream: string,
    events: readonly PreparedEvent[],
    expected: ExpectedRevision,
    head: StreamHead,
  ): Promise<number> => {
    if (expected !== 'any') return expected + 1
    const ids = new Set(events.map(event => event.id))
    let place = head.revision + 1
    for await (const event of reader.streamBackwards(stream, idsSearchedMax))
      if (ids.has(event.id)) place = event.revision
    return place
  }

  /** What stands at a place: ours from this very call, the same from an earlier one, or another's. */
  const answerStanding = async (
    stream: string,
    place: number,
    prepared: readonly PreparedEvent[],
    sealed: Sealed | undefined,
  ): Promise<AppendResult> => {
    const standing: RecordedEvent[] = []
    for await (const event of reader.streamEvents(stream, place, prepared.length)) standing.push(event)
    if (!isRepeatOf(standing, prepared)) {
      const head = await readHead(stream)
      heads.set(stream, head)
      return { kind: 'wrongRevision', actual: head.revision }
    }
    const repeated = standing.at(-1)?.hash !== sealed?.events.at(-1)?.hash
    return { kind: 'appended', events: standing, repeated }
  }

  /** One attempt; undefined when another won the revision that a caller who takes any was going for. */
  const attempt = async (
    stream: string,
    prepared: readonly PreparedEvent[],
    expected: ExpectedRevision,
    before: Sealed | undefined,
    remember: (sealed: Sealed) => void,
  ): Promise<AppendResult | undefined> => {
    const known = heads.get(stream)
    const head = known ?? (await readHead(stream))
    heads.set(stream, head)
    const place = await placeOf(stream, prepared, expected, head)
    if (place <= head.revision) return answerStanding(stream, place, prepared, before)
    if (place > head.revision + 1) {
      // What is known may be old; only what the server says now may refuse a caller.
      heads.delete(stream)
      return known ? undefined : { kind: 'wrongRevision', actual: head.revision }
    }
    const sealed = before?.head.hash === head.hash ? before : seal(stream, prepared, head)
    remember(sealed)
    await client.appendToStream(stream, sealed.events.map(toEventData), {
      expectedRevision: head.revision === noStream ? NO_STREAM : BigInt(head.revision),
      ...(credentials ? { credentials } : {}),
    })
    const result = await answerStanding(stream, place, prepared, sealed)
    const newest = result.kind === 'appended' ? result.events.at(-1) : undefined
    if (newest) heads.set(stream, newest)
    return result
  }

  const insist = async (
    stream: string,
    prepared: readonly PreparedEvent[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> => {
    let sealed: Sealed | undefined
    let failures = 0
    for (let rivals = 0; rivals < rivalsMax; rivals += 1) {
      try {
        const result = await attempt(stream, prepared, expected, sealed, next => {
          sealed = next
        })
        if (result) return result
      } catch (error) {
        heads.delete(stream)
        if (isWrongRevision(error)) continue
        if (isTooBig(error))
          throw new UnfitForLog(
            `An append of ${prepared.length} events to ${stream} is bigger than the server takes at once. ` +
              'Send fewer together, or raise MaxAppendSize of the server.',
          )
        failures += 1
        if (!isPassing(error) || failures === attemptsMax) throw error
        await pause(firstPauseMs * 2 ** (failures - 1))
      }
    }
    throw new Error(
      `${stream} moved ${rivalsMax} times before an append could follow it. Try again with the same ids.`,
    )
  }

  return (stream, events, expected) => {
    const turn = (queues.get(stream) ?? Promise.resolve()).then(async () =>
      insist(stream, prepareAppend(stream, events), expected),
    )
    const settled = turn
      .catch(() => {})
      .then(() => {
        if (queues.get(stream) === settled) queues.delete(stream)
      })
    queues.set(stream, settled)
    return turn
  }
}
