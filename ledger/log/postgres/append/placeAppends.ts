import { genesisHash, type Sealable } from '../../chain.ts'
import { type AppendResult, type ExpectedRevision, noStream, type RecordedEvent } from '../../port.ts'
import type { PreparedEvent } from '../../prepareAppend.ts'

/** An append that waits for its turn. */
export type WaitingAppend = {
  readonly stream: string
  readonly events: readonly PreparedEvent[]
  readonly expected: ExpectedRevision
  readonly bytes: number
  readonly resolve: (result: AppendResult) => void
  readonly reject: (error: unknown) => void
}

export type StreamHead = { readonly revision: number; readonly hash: string }
export const emptyStream: StreamHead = { revision: noStream, hash: genesisHash }

/** The rows and answers of a group. They are valid only after the commit. */
export type Placement = {
  readonly placed: readonly { readonly append: WaitingAppend; readonly events: readonly RecordedEvent[] }[]
  readonly rows: readonly { readonly event: RecordedEvent; readonly texts: PreparedEvent }[]
  /** Appends at a taken revision: duplicates, or appends with a wrong expected revision. */
  readonly taken: readonly TakenAppend[]
  readonly refused: readonly { readonly append: WaitingAppend; readonly actual: number }[]
  readonly heads: ReadonlyMap<string, StreamHead>
}

export type TakenAppend = { readonly append: WaitingAppend; readonly place: number; readonly actual: number }

export type LogState = {
  readonly position: number
  readonly recordedAt: string
  readonly headOf: (stream: string) => StreamHead
  /** The revisions of known events of appends at any revision, by stream and id. */
  readonly standing: ReadonlyMap<string, number>
}

export type Seal = (previousHash: string, event: Sealable) => string

export const standingKey = (stream: string, id: string): string => `${id} ${stream}`

/** Places a group in the order of its calls and seals the new events. Pure. */
export const placeAppends = (state: LogState, group: readonly WaitingAppend[], seal: Seal): Placement => {
  const heads = new Map<string, StreamHead>()
  const standing = new Map(state.standing)
  const placed: Placement['placed'][number][] = []
  const rows: Placement['rows'][number][] = []
  const taken: TakenAppend[] = []
  const refused: Placement['refused'][number][] = []

  for (const append of group) {
    const { stream } = append
    const head = heads.get(stream) ?? state.headOf(stream)
    const place = placeOf(append, head.revision, standing)
    if (place <= head.revision) taken.push({ append, place, actual: head.revision })
    else if (place > head.revision + 1) refused.push({ append, actual: head.revision })
    else {
      const events = sealEvents(append, head, state.recordedAt, state.position + 1 + rows.length, seal)
      for (const [index, texts] of append.events.entries()) {
        const event = events[index]
        if (event) rows.push({ event, texts })
      }
      for (const event of events) standing.set(standingKey(stream, event.id), event.revision)
      const newest = events.at(-1)
      if (newest) heads.set(stream, { revision: newest.revision, hash: newest.hash })
      placed.push({ append, events })
    }
  }
  return { placed, rows, taken, refused, heads }
}

const placeOf = (append: WaitingAppend, revision: number, standing: ReadonlyMap<string, number>): number => {
  if (append.expected !== 'any') return append.expected + 1
  for (const event of append.events) {
    const found = standing.get(standingKey(append.stream, event.id))
    if (found !== undefined) return found
  }
  return revision + 1
}

const sealEvents = (
  { stream, events }: WaitingAppend,
  head: StreamHead,
  recordedAt: string,
  firstPosition: number,
  seal: Seal,
): readonly RecordedEvent[] => {
  let { revision, hash } = head
  return events.map((event, index) => {
    const { id, type, version, data, metadata, dataText, metadataText } = event
    revision += 1
    hash = seal(hash, { stream, revision, id, type, version, recordedAt, dataText, metadataText })
    const position = firstPosition + index
    return { position, stream, revision, id, type, version, data, metadata, recordedAt, hash }
  })
}
