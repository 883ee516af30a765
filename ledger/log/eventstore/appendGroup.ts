import { sealEvent } from '../chain.ts'
import { bytesPerAppendMax, eventsPerAppendMax } from '../limits.ts'
import type { AppendResult, ExpectedRevision } from '../port.ts'
import type { PreparedEvent } from '../prepareAppend.ts'
import type { SealedEvent } from './storedEvent.ts'
import type { StreamHead } from './streamHeads.ts'

/** An append that waits for its turn in its stream. */
export type WaitingAppend = {
  readonly events: readonly PreparedEvent[]
  readonly bytes: number
  readonly expected: ExpectedRevision
  readonly resolve: (result: AppendResult) => void
  readonly reject: (error: unknown) => void
}

/** Appends of one stream that go to the engine as one, sealed on the head they were placed at. */
export type AppendGroup = {
  readonly head: StreamHead
  readonly appends: readonly WaitingAppend[]
  readonly events: readonly SealedEvent[]
}

/** The first append and those behind it that continue it: each expects the revision that the one before leaves. */
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

/** Seals a group on the head of its stream. Moments of recording never go back within a stream. */
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
