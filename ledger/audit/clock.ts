import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { Instant } from '../kernel/instant.ts'

/** When it happened, or when the log took it: imports make the two differ by years. */
export type Clock = 'occurred' | 'recorded'

/** The instant of an event on a clock. */
export const instantOn = (event: RecordedLedgerEvent, clock: Clock): Instant =>
  clock === 'occurred' ? event.metadata.occurredAt : event.recordedAt
