import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { RecordedEvent } from '../log/port.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { type ReactionLedger, react } from './react.ts'

export type Settled = {
  /** The events given and all that followed from them, each once, in the order they were recorded here. */
  readonly events: readonly RecordedLedgerEvent[]
  /** Read models that reached this position show all of it. */
  readonly position: number
}

/**
 * Runs all reactions to events at once, and the reactions to those, for callers that report the result. The worker does
 * the same a moment later; both may, because a reaction takes effect once.
 */
export const settle = async (ledger: ReactionLedger, events: readonly RecordedEvent[]): Promise<Settled> => {
  const settled = events.map(parseRecorded)
  const known = new Set(settled.map(({ id }) => id))
  // The loop also visits the events that it appends. Two reactions may lead to the same command, and so to its events.
  for (const event of settled)
    for (const next of (await react(ledger, event)).map(parseRecorded)) {
      if (!known.has(next.id)) settled.push(next)
      known.add(next.id)
    }
  return { events: settled, position: Math.max(-1, ...settled.map(event => event.position)) }
}
