import { awardEvents } from '../awards/events.ts'
import { catalogEvents } from '../catalog/events.ts'
import { celebrationEvents } from '../celebrations/events.ts'
import { channelEvents } from '../channels/events.ts'
import { claimEvents } from '../claims/events.ts'
import type { EventOf } from '../decider/event.ts'
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
  ...awardEvents,
  ...celebrationEvents,
  ...claimEvents,
  ...parkingEvents,
] as const

export type LedgerEvent = EventOf<(typeof ledgerEvents)[number]>

/** A recorded event whose type and data belong together, as parsed by its schema. */
export type RecordedLedgerEvent = Omit<RecordedEvent, 'type' | 'data'> & LedgerEvent
