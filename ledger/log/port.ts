import type { Actor } from '../kernel/actor.ts'
import type { CommandId, EventId, TeamId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/instant.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

/** The metadata of an event. */
export type EventMetadata = {
  readonly teamId: TeamId
  readonly actor: Actor
  /** When it happened. Imports may be old. */
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

/** The revision that a stream must be at; `-1` if it must not exist yet. */
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

/** Selects streams by the prefixes of their names. Servers apply it. */
export type StreamFilter = { readonly streamPrefixes: readonly string[] }

export type Subscription = {
  /** Settles when the subscription has stopped: resolves after `stop`, rejects when the handler threw. */
  readonly stopped: Promise<void>
  stop(): Promise<void>
}

/**
 * The log of events, the only truth. All stores behind this port give the same guarantees; `describeEventLog` states them.
 *
 * - `append` is atomic. It appends at the expected revision, or answers `wrongRevision` with the actual revision. Event
 *   ids are idempotent: a duplicate append at the same place is answered with the recorded events and `repeated: true`;
 *   so may be a retry after a lost answer. A partial duplicate, or the same ids with another body, is `wrongRevision`.
 *   With `any` the events are appended at the end of the stream, unless the stream has them already. An id that is
 *   recorded in another place belongs to another append and is refused with `EventIdReused`; EventStoreDB does not notice
 *   it. Data that JSON cannot hold is refused with `UnfitForLog`. `LogOverloaded` means that too many appends are waiting
 *   and that this one was not accepted. After any other error the outcome is unknown: retry with the same ids and the
 *   same expected revision. Concurrent calls are appended in the order of the calls, so a caller may build on an append
 *   that it has just sent.
 * - `readStream` and `readAll` yield batches in order, from (and including) a revision, or after a position. A caller
 *   that needs few events asks for small batches and leaves early.
 * - `readAll`, `eventAt` and `subscribeAll` accept positions that the log gave, and `beforeFirst`. A store may refuse
 *   other positions.
 * - `subscribeAll` delivers every event after a position exactly once and in order to `handle`, first recorded events,
 *   then new ones; it survives a lost connection. `handle` is awaited before the next batch; it must not await its own
 *   `stop`.
 */
export type EventLog = {
  /**
   * Whether an event id is unique in the whole log or only within its stream. In the second case the caller must make
   * sure that a command never goes to two streams.
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
