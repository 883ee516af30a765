import { catalogEvents } from '../catalog/events.ts'
import { channelEvents } from '../channels/events.ts'
import type { EventDefinition, EventOf } from '../decider/event.ts'
import { fundEvents } from '../funds/events.ts'
import type { RecordedEvent } from '../log/port.ts'
import { memberEvents } from '../members/events.ts'
import { parkingEvents } from '../parking/events.ts'
import { redemptionEvents } from '../redemptions/events.ts'
import { teamEvents } from '../teams/events.ts'

/** Every event of the product; docs, fixtures and parsing go by this list. */
export const ledgerEvents = [
  ...teamEvents,
  ...memberEvents,
  ...channelEvents,
  ...catalogEvents,
  ...fundEvents,
  ...redemptionEvents,
  ...parkingEvents,
] as const

export type LedgerEvent = EventOf<(typeof ledgerEvents)[number]>

/** A recorded event whose type and data belong together, as parsed by its schema. */
export type RecordedLedgerEvent = Omit<RecordedEvent, 'type' | 'data'> & LedgerEvent

const definitions = new Map<string, EventDefinition>(
  ledgerEvents.map(definition => [definition.type, definition]),
)

export const definitionOf = (type: string): EventDefinition => {
  const definition = definitions.get(type)
  if (!definition)
    throw new Error(`No event is defined by the name ${type}. Was the log written by a newer version?`)
  return definition
}
