import type { KnownHead } from '../statements.ts'
import { appendRows, type Insert } from './appendRows.ts'
import {
  type Placement,
  placeAppends,
  type Seal,
  type StreamHead,
  type WaitingAppend,
} from './placeAppends.ts'

/** A group that is placed on top of a head, sealed and written out: all that is left is to send it. */
export type ReadyGroup = {
  readonly group: readonly WaitingAppend[]
  readonly head: KnownHead
  readonly placement: Placement
  /** Nothing to insert: all of the group stands already or is refused. */
  readonly insert: Insert | undefined
  /** Where the log ends once it is committed. */
  readonly next: KnownHead
}

type Dependencies = {
  readonly seal: Seal
  readonly now: () => Date
  readonly headOf: (stream: string) => StreamHead
  /** Where events of appends that go anywhere stand already. */
  readonly standing: ReadonlyMap<string, number>
  /** Whether the lock of all writers is held already. */
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
