import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { RecordedEvent } from '../log/port.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { keepPromises, type PromiseLedger } from './react.ts'

export type Settled = {
  /** The events it began with and all that followed from them, in the order they were recorded here. */
  readonly events: readonly RecordedLedgerEvent[]
  /** Read models that reached this position show all of it. */
  readonly position: number
}

/**
 * Keeps what events promise to the very end, for callers that want to tell how it ended. The worker would do the
 * same a moment later; both may, because promises are kept once.
 */
export const settle = async (ledger: PromiseLedger, events: readonly RecordedEvent[]): Promise<Settled> => {
  const settled = events.map(parseRecorded)
  // What is recorded on the way is appended to the list while it is walked.
  for (const event of settled) settled.push(...(await keepPromises(ledger, event)).map(parseRecorded))
  return { events: settled, position: Math.max(-1, ...settled.map(event => event.position)) }
}
