import { sealEvent } from '../chain.ts'
import { bytesPerAppendMax, eventsPerAppendMax } from '../limits.ts'
import type { AppendResult, ExpectedRevision } from '../port.ts'
import type { PreparedEvent } from '../prepareAppend.ts'
import type { SealedEvent } from './storedEvent.ts'
import type { StreamHead } from './streamHeads.ts'

/** An append in the queue of its stream. */
export type WaitingAppend = {
  readonly events: readonly PreparedEvent[]
  readonly bytes: number
  readonly expected: ExpectedRevision
  readonly resolve: (result: AppendResult) => void
  readonly reject: (error: unknown) => void
}

/** Appends of one stream that are sent as one, sealed on the head that they follow. */
export type AppendGroup = {
  readonly head: StreamHead
  readonly appends: readonly WaitingAppend[]
  readonly events: readonly SealedEvent[]
}

/** The first append, and the next ones that expect the revision left by the one before. */
export const continuing = (
  first: WaitingAppend,
  behind: readonly WaitingAppend[],
  head: StreamHead,
): readonly WaitingAppend[] => {
  const group = [first]
  let revision = head.revision + first.events.length
  let { bytes } = first
  for (const next of behind) {
    bytes += next.bytes
    const count = revision - head.revision + next.events.length
    if (next.expected !== revision || bytes > bytesPerAppendMax || count > eventsPerAppendMax) break
    group.push(next)
    revision += next.events.length
  }
  return group
}

/** Seals a group on the head of its stream. Within a stream the time of recording never goes back. */
export const sealGroup = (
  stream: string,
  appends: readonly WaitingAppend[],
  head: StreamHead,
  now: Date,
): AppendGroup => {
  let { revision, hash } = head
  const clock = now.toISOString()
  const recordedAt = clock > head.recordedAt ? clock : head.recordedAt
  const events = appends.flatMap(append =>
    append.events.map(event => {
      revision += 1
      hash = sealEvent(hash, { ...event, stream, revision, recordedAt })
      return { ...event, stream, revision, recordedAt, hash }
    }),
  )
  return { head, appends, events }
}
