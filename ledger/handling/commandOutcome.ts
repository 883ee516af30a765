import type { RecordedEvent } from '../log/port.ts'

/** Acknowledged: the events are in the log, durably and once. */
export type Accepted = {
  readonly kind: 'accepted'
  /** The position of the log that includes the command: read models that reached it show it. */
  readonly position: number
  readonly events: readonly RecordedEvent[]
  /** The command was acknowledged before; these are the events recorded then. */
  readonly isRepeated: boolean
}

export type CommandOutcome<Refusal> = Accepted | { readonly kind: 'rejected'; readonly rejection: Refusal }
