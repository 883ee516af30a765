import type { RecordedEvent } from '../log/port.ts'
import type { LedgerRejection } from './commands.ts'

/** Acknowledged: the events are in the log, durably and once. */
export type Accepted = {
  readonly kind: 'accepted'
  /** Where the log stands with it: read models that reached this position show it. */
  readonly position: number
  readonly events: readonly RecordedEvent[]
  /** The command had been acknowledged before; these are the events recorded then. */
  readonly isRepeated: boolean
}

export type Outcome<Refusal = LedgerRejection> =
  | Accepted
  | { readonly kind: 'rejected'; readonly rejection: Refusal }
