import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { recordedCommandId } from '../handling/recordedCommandId.ts'
import { ledgerStreamPrefixes } from '../handling/streams.ts'
import type { EventId } from '../kernel/ids.ts'
import type { EventLog } from '../log/port.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'

export type TraceNode = { readonly event: RecordedLedgerEvent; readonly effects: readonly TraceNode[] }

/**
 * Everything that an id had a part in, as trees of causes: `id` may be that of a shoutout, a redemption, a top-up, an
 * event or a command, as it was sent or as it was recorded. Answers no trees when the id is unknown.
 */
export const traceTree = async (
  log: Pick<EventLog, 'readAll'>,
  id: string,
): Promise<readonly TraceNode[]> => {
  const events: RecordedLedgerEvent[] = []
  const correlations = new Set<string>()
  for await (const batch of log.readAll(undefined, { streamPrefixes: ledgerStreamPrefixes })) {
    for (const recorded of batch) {
      if (!mentions(recorded, id) && !correlations.has(recorded.metadata.correlationId)) continue
      correlations.add(recorded.metadata.correlationId)
      events.push(parseRecorded(recorded))
    }
  }
  return grow(events)
}

const mentions = (
  { id, data, metadata }: Pick<RecordedLedgerEvent, 'id' | 'metadata'> & { data: object },
  wanted: string,
): boolean =>
  id === wanted ||
  metadata.commandId === wanted ||
  metadata.commandId === recordedCommandId({ ...metadata, id: wanted }) ||
  metadata.correlationId === wanted ||
  ['shoutoutId', 'redemptionId', 'topUpId'].some(key => Reflect.get(data, key) === wanted)

const grow = (events: readonly RecordedLedgerEvent[]): readonly TraceNode[] => {
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
