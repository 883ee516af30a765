import type { Actor } from '../kernel/actor.ts'
import type { CommandId, EventId, TeamId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/instant.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

/** What is known about an event beside its own data. */
export type EventMetadata = {
  readonly teamId: TeamId
  readonly actor: Actor
  /** When it happened; imports may be old. */
  readonly occurredAt: Instant
  readonly commandId: CommandId
  /** Hash of the command's body: the same id with another hash is a conflict. */
  readonly commandHash: string
  /** The command at the root of the chain of causes. */
  readonly correlationId: CommandId
  /** The event that made a process send the command, if one did. */
  readonly causationId?: EventId
}

export type EventToAppend = {
  readonly id: EventId
  readonly type: string
  readonly version: number
  readonly data: JsonObject
  readonly metadata: EventMetadata
}

export type RecordedEvent = EventToAppend & {
  readonly stream: string
  /** Place in the stream, from 0, without gaps. */
  readonly revision: number
  /**
   * Place in the whole log. It grows with every event; gaps are normal and differences mean nothing, since a store may
   * count events or bytes. Never compute one: hand back to the log only a position that the log gave.
   */
  readonly position: number
  /** When the log took it. */
  readonly recordedAt: Instant
  /** SHA-256 over this event and the hash before it in the stream, in hex. */
  readonly hash: string
}

/** The revision a stream must be at: `-1` means that it must not exist yet. */
export type ExpectedRevision = number | 'any'

export const noStream = -1
export const beforeFirst = -1

export type Appended = {
  readonly kind: 'appended'
  readonly events: readonly RecordedEvent[]
  readonly repeated: boolean
}
export type WrongRevision = { readonly kind: 'wrongRevision'; readonly actual: number }
export type AppendResult = Appended | WrongRevision

/** Tells whether a stream belongs to what a reader asked for; servers filter by these prefixes. */
export type StreamFilter = { readonly streamPrefixes: readonly string[] }

export type Subscription = {
  /** Settles when the subscription has stopped: resolves after `stop`, rejects when the handler threw. */
  readonly stopped: Promise<void>
  stop(): Promise<void>
}

/**
 * The truth. Every store behind this port gives the same guarantees; `describeEventLog` states them.
 *
 * - `append` is atomic. With an expected revision it appends there or answers `wrongRevision` with the revision the
 *   stream is at. Event ids are idempotent: events that already stand at that place are answered as they were
 *   recorded, with `repeated: true`; so may be a first call whose answer was lost on the way. Only some of them
 *   standing there, or the same ids with another body, is `wrongRevision`: read what stands there. With `any` the events go to the end of the stream, unless they stand
 *   in it already. An id that stands anywhere else belongs to another append and is refused with `EventIdReused`;
 *   EventStoreDB cannot tell. What JSON cannot hold is refused with `UnfitForLog`, at once. `LogOverloaded` means that nothing was taken
 *   because too many wait. Any other rejected promise means that the outcome is unknown: try again with the same ids
 *   and the same expected revision. Appends called without awaiting are taken in the order of the calls, so that a
 *   caller may append on top of what it has just sent.
 * - `readStream` and `readAll` yield batches in order, from (and including) a revision, or after a position. A caller
 *   that needs few events asks for small batches and leaves early.
 * - `readAll`, `eventAt` and `subscribeAll` take positions that the log gave, and `beforeFirst`. A store may refuse others.
 * - `subscribeAll` delivers every event after a position exactly once and in order to `handle`, first what is there,
 *   then what comes; it survives a lost connection. `handle` is awaited before the next batch; it must not await
 *   its own `stop`.
 */
export type EventLog = {
  /**
   * Where an event id is unique: in the whole log, or in its stream alone. In the second case the caller must make sure
   * that one command never goes to two streams.
   */
  readonly uniqueIds: 'log' | 'stream'
  append(
    stream: string,
    events: readonly EventToAppend[],
    expectedRevision: ExpectedRevision,
  ): Promise<AppendResult>
  readStream(
    stream: string,
    fromRevision?: number,
    batchMax?: number,
  ): AsyncIterable<readonly RecordedEvent[]>
  readAll(
    afterPosition?: number,
    filter?: StreamFilter,
    batchMax?: number,
  ): AsyncIterable<readonly RecordedEvent[]>
  /** The event at a position that the log gave. */
  eventAt(position: number): Promise<RecordedEvent | undefined>
  subscribeAll(
    afterPosition: number,
    handle: (events: readonly RecordedEvent[]) => Promise<void>,
    filter?: StreamFilter,
  ): Subscription
  /** The position of the newest event, `beforeFirst` in an empty log. */
  head(): Promise<number>
  close(): Promise<void>
}
