import type { EventDefinition } from '../kernel/event.ts'
import type { RecordedEvent } from '../log/port.ts'
import { type LedgerStream, ledgerStreams } from './streams.ts'

export type LedgerEvent = ReturnType<LedgerStream['events'][number]['parse']>

/** Every event of the product; docs, fixtures and parsing use this list. */
export const ledgerEvents: readonly EventDefinition<LedgerEvent>[] = ledgerStreams.flatMap(
  (stream): readonly EventDefinition<LedgerEvent>[] => stream.events,
)

/** A recorded event with type and data as parsed by its schema. */
export type RecordedLedgerEvent = Omit<RecordedEvent, 'type' | 'data'> & LedgerEvent
