import type { AnyEvent } from '../kernel/event.ts'
import type { CommandId } from '../kernel/ids.ts'
import { type EventLog, noStream, type RecordedEvent } from '../log/port.ts'
import type { CacheBudget } from './cacheBudget.ts'
import type { EventCodec } from './eventCodec.ts'
import { sizeOf } from './sizeOf.ts'
import type { Snapshots } from './snapshots/snapshots.ts'

/** A stream folded up to a revision. */
export type Folded<State> = {
  readonly state: State
  readonly revision: number
  /** The position of the newest event of the stream. */
  readonly position: number
  /** The hash of the newest event. */
  readonly hash: string
  /** The revision of the last snapshot that this process loaded or took. */
  readonly snapshotAt: number
  /** When the log was last read or written, on the monotonic clock, in milliseconds. */
  readonly asOf: number
  /**
   * The revision at which each command was recorded. It only grows with recorded commands, so versions may share it.
   */
  readonly handled: Map<CommandId, number>
  readonly weight: Weight
}

/** The size of a state when it was last measured, and of the events since, in bytes. */
type Weight = { readonly measured: number; readonly grown: number }

type Folding<State, Event> = {
  readonly initialState: State
  readonly evolve: (state: State, event: Event) => State
}

/** The bytes of a stream besides its state, and of one handled command: its id and its slot in the map. */
const streamBytes = 1_000
const handledBytes = 112
/** A state is measured again after this many bytes of events, so that measuring costs no more than folding. */
const grownBytesLeast = 4_096

/** The age up to which a cached state may be shown. Commands are always decided on the state of the log. */
const staleAfterMilliseconds = 1_000

/**
 * Caches folded streams, so that the cost of a decision does not depend on the length of a stream: only new events are
 * read.
 */
export const createStreamStateCache = <State, Event extends AnyEvent>(
  log: Pick<EventLog, 'readStream'>,
  { initialState, evolve }: Folding<State, Event>,
  codec: EventCodec<Event>,
  budget: CacheBudget,
  snapshots?: Snapshots,
) => {
  const streams = new Map<string, Folded<State>>()

  const recall = (stream: string): Folded<State> => {
    budget.use(stream)
    return (
      streams.get(stream) ?? {
        state: initialState,
        revision: noStream,
        position: noStream,
        hash: '',
        snapshotAt: noStream,
        asOf: Number.NEGATIVE_INFINITY,
        handled: new Map(),
        weight: { measured: 0, grown: 0 },
      }
    )
  }

  /** Caches a stream within the budget; an evicted stream is read again. */
  const keep = (stream: string, folded: Folded<State>): void => {
    const { weight, handled } = folded
    streams.set(stream, folded)
    budget.keep(
      stream,
      streamBytes + weight.measured + weight.grown + handled.size * handledBytes,
      () => void streams.delete(stream),
    )
  }

  const weigh = ({ measured, grown }: Weight, recorded: readonly RecordedEvent[], state: State): Weight => {
    const grownNow = recorded.reduce((bytes, event) => bytes + sizeOf(event.data), grown)
    return grownNow > measured + grownBytesLeast
      ? { measured: sizeOf(state), grown: 0 }
      : { measured, grown: grownNow }
  }

  /** Adds the next events and the state after them, unless the cache is ahead of them. */
  const take = (
    stream: string,
    base: Folded<State>,
    recorded: readonly RecordedEvent[],
    state: State,
    /** Left out when these events are the last of the stream. */
    asOf?: number,
  ): Folded<State> => {
    const { handled } = base
    let { revision, position, hash, snapshotAt } = base
    for (const event of recorded) {
      if (event.revision !== revision + 1)
        throw new Error(`${stream} was read with a gap: ${event.revision} follows ${revision}.`)
      const { commandId } = event.metadata
      if (!handled.has(commandId)) handled.set(commandId, event.revision)
      revision = event.revision
      position = event.position
      hash = event.hash
    }
    if (asOf === undefined && snapshots?.isDue(revision, snapshotAt)) {
      snapshots.keep(stream, { state, handled, revision, hash })
      snapshotAt = revision
    }
    const weight = weigh(base.weight, recorded, state)
    const folded: Folded<State> = {
      state,
      revision,
      position,
      hash,
      snapshotAt,
      asOf: asOf ?? performance.now(),
      handled,
      weight,
    }
    // Names of streams that do not exist are unlimited, so they are not cached.
    if (folded.revision === noStream) return folded
    const kept = streams.get(stream)
    if (!kept || kept.revision <= revision) keep(stream, folded)
    return folded
  }

  const parse = (event: RecordedEvent): Event => {
    try {
      return codec.parse(event)
    } catch (error) {
      throw new Error(
        `Nothing can be decided in ${event.stream}, because ${event.type} ${event.id} at revision ${event.revision} ` +
          'can not be read. Start the version that wrote it, and run laurel audit verify.',
        { cause: error },
      )
    }
  }

  /** Adds events that were read from the log. */
  const fold = (
    stream: string,
    base: Folded<State>,
    recorded: readonly RecordedEvent[],
    asOf?: number,
  ): Folded<State> => {
    let { state } = base
    for (const event of recorded) state = evolve(state, parse(event))
    return take(stream, base, recorded, state, asOf)
  }

  /**
   * Continues a snapshot by the events after it. Undefined without a snapshot, and if the log has another event at its
   * revision: it was restored, and the snapshot is of another history.
   */
  const continueSnapshot = async (stream: string): Promise<Folded<State> | undefined> => {
    const snapshot = await snapshots?.load<State>(stream)
    if (!snapshot) return undefined
    const { state, revision, hash, handled } = snapshot
    let folded: Folded<State> | undefined
    for await (const batch of log.readStream(stream, revision)) {
      const [newest, ...later] = batch
      if (!folded && newest?.hash !== hash) return undefined
      folded ??= {
        ...recall(stream),
        state,
        handled,
        revision,
        hash,
        snapshotAt: revision,
        position: newest?.position ?? noStream,
        weight: { measured: sizeOf(state), grown: 0 },
      }
      folded = fold(stream, folded, newest?.revision === revision ? later : batch, folded.asOf)
    }
    return folded && fold(stream, folded, [])
  }

  /** Reads the events behind the cached state. */
  const refresh = async (stream: string): Promise<Folded<State>> => {
    const continued = streams.has(stream) ? undefined : await continueSnapshot(stream)
    if (continued) return continued
    let folded = recall(stream)
    // A stream is up to date only at its end; a reader during the loop must not take a part for the whole.
    for await (const batch of log.readStream(stream, folded.revision + 1))
      folded = fold(stream, folded, batch, folded.asOf)
    return fold(stream, folded, [])
  }

  const reading = new Map<string, Promise<Folded<State>>>()

  /** One read for all callers that look at the same time. */
  const refreshTogether = (stream: string): Promise<Folded<State>> => {
    const underWay = reading.get(stream) ?? refresh(stream).finally(() => reading.delete(stream))
    reading.set(stream, underWay)
    return underWay
  }

  /** For readers: the cached state if it is recent enough. */
  const look = async (stream: string): Promise<State> => {
    const known = recall(stream)
    const isRecent = performance.now() - known.asOf < staleAfterMilliseconds
    return (isRecent ? known : await refreshTogether(stream)).state
  }

  /** For readers that act on what they read: includes every event that was recorded before the call, by any process. */
  const read = async (stream: string): Promise<State> => (await refresh(stream)).state

  const has = (stream: string): boolean => streams.has(stream)
  const forget = (stream: string): void => {
    streams.delete(stream)
    budget.release(stream)
  }

  return { has, recall, fold, take, refresh, look, read, forget }
}
