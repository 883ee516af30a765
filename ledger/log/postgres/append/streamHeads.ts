import { LRUCache } from 'lru-cache'
import type { ClientBase } from 'pg'
import { noStream } from '../../port.ts'
import { type KnownHead, readHeads, readHeadsFrom, readStanding } from '../statements.ts'
import { emptyStream, type StreamHead, standingKey, type WaitingAppend } from './placeAppends.ts'

const streamHeadsMax = 200_000
const catchUpMax = 5_000

/** The heads of streams, and the revisions of known events: the state that a group needs before it is placed. */
export type Surveyed = {
  readonly headOf: (stream: string) => StreamHead
  readonly standing: ReadonlyMap<string, number>
}

/** The heads of streams that were used lately; the others are read when they are needed. */
export type StreamHeads = {
  get(stream: string): StreamHead | undefined
  learn(heads: ReadonlyMap<string, StreamHead>): void
  /** Reads the state that a group needs. */
  survey(client: ClientBase, group: readonly WaitingAppend[]): Promise<Surveyed>
  /**
   * Reads the events that other writers appended behind a known event. Answers whether that event is still in the log.
   */
  catchUp(client: ClientBase, from: Pick<KnownHead, 'position' | 'hash'>): Promise<boolean>
  clear(): void
}

export const createStreamHeads = (): StreamHeads => {
  const heads = new LRUCache<string, StreamHead>({ max: streamHeadsMax })

  const learn = (found: ReadonlyMap<string, StreamHead>): void => {
    for (const [stream, head] of found) heads.set(stream, head)
  }

  return {
    get: stream => heads.get(stream),
    learn,
    survey: async (client, group) => {
      const streams = new Set(group.map(append => append.stream))
      const missing = [...streams].filter(stream => !heads.has(stream))
      const found = missing.length > 0 ? await readHeads(client, missing) : new Map<string, StreamHead>()
      learn(found)
      return {
        headOf: stream => {
          const head = heads.get(stream) ?? found.get(stream)
          if (!head) throw new Error(`The head of ${stream} was not read before it was needed.`)
          return head
        },
        standing: await standingOf(client, group),
      }
    },
    catchUp: async (client, from) => {
      const [newest, ...added] = await readHeadsFrom(client, from.position, catchUpMax)
      const isSameLog = newest !== undefined && newest.hash === from.hash
      // Of more than were read, the heads read are not the newest of their streams.
      const isAll = added.length + 1 < catchUpMax
      if (!isSameLog || !isAll) heads.clear()
      if (isAll) for (const { stream, revision, hash } of added) heads.set(stream, { revision, hash })
      return isSameLog
    },
    clear: () => heads.clear(),
  }
}

const standingOf = async (
  client: ClientBase,
  group: readonly WaitingAppend[],
): Promise<ReadonlyMap<string, number>> => {
  const ids = group.flatMap(append => (append.expected === 'any' ? append.events.map(event => event.id) : []))
  const places = ids.length > 0 ? await readStanding(client, ids) : []
  return new Map(places.map(({ id, stream, revision }) => [standingKey(stream, id), revision]))
}

type HeadsBehind = Surveyed & {
  /** Whether a stream is new only because its caller expects that; the log may refute it. */
  readonly isAssumed: boolean
}

/**
 * The heads for a group that follows another one: first those that the other one leaves, then the cached ones, and then
 * those of streams that are new as their callers expect. Undefined if one must be read.
 */
export const headsBehind = (
  heads: Pick<StreamHeads, 'get'>,
  left: ReadonlyMap<string, StreamHead>,
  group: readonly WaitingAppend[],
): HeadsBehind | undefined => {
  const headOf = (stream: string) => left.get(stream) ?? heads.get(stream)
  const unknown = group.filter(({ stream }) => !headOf(stream))
  const mustRead =
    group.some(({ expected }) => expected === 'any') || unknown.some(({ expected }) => expected !== noStream)
  if (mustRead) return undefined
  const headsOfGroup = { headOf: (stream: string) => headOf(stream) ?? emptyStream, standing: new Map() }
  return { ...headsOfGroup, isAssumed: unknown.length > 0 }
}
