import type { EventToAppend } from '@laurel/ledger/log/port.ts'

export type ComparedAppend =
  | { readonly kind: 'appended' }
  /** The stream has another length than expected: `actual` events. */
  | { readonly kind: 'conflict'; readonly actual: number }

/** An event store as the comparison calls it: each in the way its own documentation recommends. */
export type ComparedStore = {
  readonly name: string
  /** The name of a caller's stream, which has not been used before; streams of one purpose are named alike. */
  streamFor(caller: number): string
  /** Appends durably, all or nothing, if the stream has the expected length. */
  append(stream: string, events: readonly EventToAppend[], expectedLength: number): Promise<ComparedAppend>
  /** The number of events in a stream. */
  countEvents(stream: string): Promise<number>
  close(): Promise<void>
}

/** A store that can be measured, or why it can't. */
export type Contender =
  | { readonly kind: 'ready'; readonly store: ComparedStore }
  | { readonly kind: 'absent'; readonly reason: string }
