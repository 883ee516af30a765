import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import type { EventId } from '../../kernel/ids.ts'

/** An event and the events that it caused. */
export type TraceNode = { readonly event: RecordedLedgerEvent; readonly effects: readonly TraceNode[] }

/** The trees of causes among events in the order of the log. An event without a cause among them is a root. */
export const causalTrees = (events: readonly RecordedLedgerEvent[]): readonly TraceNode[] => {
  const known = new Set(events.map(event => event.id))
  const effectsOf = new Map<EventId | undefined, RecordedLedgerEvent[]>()
  for (const event of events) {
    const { causationId } = event.metadata
    const cause = causationId !== undefined && known.has(causationId) ? causationId : undefined
    effectsOf.set(cause, [...(effectsOf.get(cause) ?? []), event])
  }
  const nodesOf = (cause: EventId | undefined): readonly TraceNode[] =>
    (effectsOf.get(cause) ?? []).map(event => ({ event, effects: nodesOf(event.id) }))
  return nodesOf(undefined)
}
