import type { KnownHead } from '../statements.ts'
import { appendRows, type Insert } from './appendRows.ts'
import {
  type Placement,
  placeAppends,
  type Seal,
  type StreamHead,
  type WaitingAppend,
} from './placeAppends.ts'

/** A group that is placed behind a head, sealed and encoded, ready to be sent. */
export type ReadyGroup = {
  readonly group: readonly WaitingAppend[]
  readonly head: KnownHead
  readonly placement: Placement
  /** Undefined if there is nothing to insert: all appends of the group are duplicates or refused. */
  readonly insert: Insert | undefined
  /** The head of the log after the commit. */
  readonly next: KnownHead
}

type Dependencies = {
  readonly seal: Seal
  readonly now: () => Date
  readonly headOf: (stream: string) => StreamHead
  /** The revisions of known events of appends at any revision. */
  readonly standing: ReadonlyMap<string, number>
  /** Whether this writer holds the exclusive lock. */
  readonly isAlone: boolean
}

export const makeReady = (
  head: KnownHead,
  group: readonly WaitingAppend[],
  { seal, now, headOf, standing, isAlone }: Dependencies,
): ReadyGroup => {
  const clock = now().toISOString()
  const recordedAt = clock > head.recordedAt ? clock : head.recordedAt
  const placement = placeAppends({ position: head.position, recordedAt, headOf, standing }, group, seal)
  const { rows } = placement
  const insert = rows.length > 0 ? appendRows(head, recordedAt, rows, isAlone) : undefined
  return {
    group,
    head,
    placement,
    insert,
    next: {
      ...head,
      recordedAt,
      position: head.position + rows.length,
      hash: rows.at(-1)?.event.hash ?? head.hash,
    },
  }
}
