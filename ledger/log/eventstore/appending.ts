import { waitingAppendsMax } from '../limits.ts'
import { LogOverloaded } from '../logOverloaded.ts'
import type { AppendResult, EventLog, RecordedEvent } from '../port.ts'
import { bytesOf, isRepeatOf, prepareAppend, UnfitForLog } from '../prepareAppend.ts'
import { type AppendGroup, continuing, sealGroup, type WaitingAppend } from './appendGroup.ts'
import { asUnavailable, isTooBig, isWrongRevision } from './faults.ts'
import type { ServerReader } from './reading.ts'
import { retried } from './retrying.ts'
import type { SealedEvent } from './storedEvent.ts'
import type { StreamHead, StreamHeads } from './streamHeads.ts'

/** How often other processes may append to the stream first. More conflicts in a row are a defect. */
const rivalsMax = 100
/** An append at any revision searches so many events for its own ids; the engine has no index by id. */
const idsSearchedMax = 1_000

export type Appending = {
  /** Appends sealed events at a revision; answers the position of the last. */
  readonly send: (stream: string, events: readonly SealedEvent[], expectedRevision: number) => Promise<number>
  readonly reader: Pick<ServerReader, 'readStream' | 'newestOf'>
  readonly heads: StreamHeads
  readonly now: () => Date
}

/**
 * Appends to one stream are sent one after the other, because each is sealed on the one before; those that wait are sent
 * together. After an error the outcome is unknown, so the same sealed bytes are sent again at the same revision: the
 * engine recognises a duplicate.
 */
export const createAppending = ({ send, reader, heads, now }: Appending): EventLog['append'] => {
  const queues = new Map<string, WaitingAppend[]>()
  let waiting = 0

  const work = async (stream: string, queue: WaitingAppend[]): Promise<void> => {
    let rivals = 0
    for (let first = queue[0]; first; first = queue[0]) {
      const isSettled = await workOnce(stream, queue, first, rivals)
      rivals = isSettled ? 0 : rivals + 1
    }
    queues.delete(stream)
  }

  /** Settles the first append of a queue and those sent with it; none of them if another process appended first. */
  const workOnce = async (
    stream: string,
    queue: WaitingAppend[],
    first: WaitingAppend,
    rivals: number,
  ): Promise<boolean> => {
    const settle = (count: number, answer: (append: WaitingAppend, index: number) => void) => {
      waiting -= count
      for (const [index, append] of queue.splice(0, count).entries()) answer(append, index)
    }
    try {
      if (rivals === rivalsMax) throw movedTooOften(stream)
      const placed = await place(stream, first)
      if (placed.kind === 'answered') {
        settle(1, append => append.resolve(placed.result))
        return true
      }
      const appends = continuing(first, queue.slice(1), placed.head)
      const group = sealGroup(stream, appends, placed.head, now())
      const results = await appendGroup(stream, group)
      heads.set(stream, results?.head ?? (await retried(() => heads.read(stream))))
      if (!results) return false
      settle(appends.length, (append, index) => {
        const result = results.of[index]
        if (result) append.resolve(result)
      })
    } catch (error) {
      heads.forget(stream)
      settle(1, append => append.reject(asUnavailable(error)))
    }
    return true
  }

  type Placed =
    | { readonly kind: 'next'; readonly head: StreamHead }
    | { readonly kind: 'answered'; readonly result: AppendResult }

  /** The place of an append: behind the head, or none, because its revision is taken or not reached yet. */
  const place = async (stream: string, append: WaitingAppend): Promise<Placed> => {
    const known = heads.known(stream)
    let head = known ?? (await retried(() => heads.read(stream)))
    const wanted = append.expected === 'any' ? await placeOfAny(stream, append, head) : append.expected + 1
    // A cached head may be outdated; only an answer of the engine may refuse an append.
    if (wanted > head.revision + 1 && known) head = await retried(() => heads.read(stream))
    if (wanted === head.revision + 1) return { kind: 'next', head }
    if (wanted > head.revision) return { kind: 'answered', result: wrongRevision(head) }
    return { kind: 'answered', result: await retried(() => standingAt(stream, wanted, append)) }
  }

  const placeOfAny = async (stream: string, { events }: WaitingAppend, head: StreamHead): Promise<number> => {
    const ids = new Set(events.map(({ id }) => id))
    let found = head.revision + 1
    for (const { id, revision } of await reader.newestOf(stream, idsSearchedMax))
      if (ids.has(id)) found = revision
    return found
  }

  /** Answers the same events if they are recorded already, otherwise a wrong revision. */
  const standingAt = async (stream: string, from: number, append: WaitingAppend): Promise<AppendResult> => {
    const standing = await readRange(stream, from, append.events.length)
    if (isRepeatOf(standing, append.events)) return { kind: 'appended', events: standing, repeated: true }
    return wrongRevision(await heads.read(stream))
  }

  const readRange = async (
    stream: string,
    from: number,
    count: number,
  ): Promise<readonly RecordedEvent[]> => {
    const range: RecordedEvent[] = []
    for await (const page of reader.readStream(stream, from, count, count)) range.push(...page)
    return range
  }

  /** The answers to the appends of a group; undefined if another process appended to the stream first. */
  const appendGroup = async (stream: string, group: AppendGroup): Promise<Results | undefined> => {
    let sendings = 0
    try {
      const position = await retried(() => {
        sendings += 1
        return send(stream, group.events, group.head.revision)
      })
      const recorded = await retried(() => recordedOf(stream, group, sendings === 1 ? position : undefined))
      return { head: recorded.at(-1) ?? group.head, of: resultsOf(group, recorded) }
    } catch (error) {
      if (isWrongRevision(error)) return undefined
      if (isTooBig(error)) throw tooBig(stream, group)
      throw error
    }
  }

  /**
   * The events with their positions. The answer to an append holds only the last position, so several events are read
   * back.
   */
  const recordedOf = async (
    stream: string,
    { head, events }: AppendGroup,
    position: number | undefined,
  ): Promise<readonly RecordedEvent[]> => {
    const [only] = events
    if (position !== undefined && only && events.length === 1) return [recordedAs(only, position)]
    const recorded = await readRange(stream, head.revision + 1, events.length)
    if (recorded.at(-1)?.hash === events.at(-1)?.hash) return recorded
    throw new Error(`${stream} does not hold what EventStoreDB acknowledged. Run laurel audit verify.`)
  }

  return (stream, events, expected) =>
    new Promise((resolve, reject) => {
      const prepared = prepareAppend(stream, events)
      if (waiting >= waitingAppendsMax) throw new LogOverloaded(waiting)
      waiting += 1
      const append = { events: prepared, bytes: bytesOf(prepared), expected, resolve, reject }
      const queue = queues.get(stream)
      if (queue) {
        queue.push(append)
        return
      }
      const started = [append]
      queues.set(stream, started)
      void work(stream, started)
    })
}

type Results = { readonly head: StreamHead; readonly of: readonly AppendResult[] }

const wrongRevision = ({ revision }: StreamHead): AppendResult => ({
  kind: 'wrongRevision',
  actual: revision,
})

const recordedAs = (
  { dataText: _data, metadataText: _metadata, ...event }: SealedEvent,
  position: number,
): RecordedEvent => ({ ...event, position })

/** Gives each append of a group its own events. */
const resultsOf = ({ appends }: AppendGroup, recorded: readonly RecordedEvent[]): readonly AppendResult[] => {
  let from = 0
  return appends.map(({ events }) => {
    const own = recorded.slice(from, from + events.length)
    from += events.length
    return { kind: 'appended', events: own, repeated: false }
  })
}

const movedTooOften = (stream: string): Error =>
  new Error(
    `${stream} moved ${rivalsMax} times before an append could follow it. Try again with the same ids.`,
  )

const tooBig = (stream: string, { events }: AppendGroup): UnfitForLog =>
  new UnfitForLog(
    `An append of ${events.length} events to ${stream} is bigger than EventStoreDB takes at once. ` +
      'Send fewer together, or raise MaxAppendSize of the server.',
  )
