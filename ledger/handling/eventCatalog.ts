import { awardEvents } from '../awards/events.ts'
import { celebrationEvents } from '../celebrations/events.ts'
import { channelEvents } from '../channels/events.ts'
import { parkingEvents } from '../deadLetters/events.ts'
import type { EventOf } from '../kernel/event.ts'
import type { RecordedEvent } from '../log/port.ts'
import { memberEvents } from '../members/events.ts'
import { catalogEvents } from '../rewards/catalog/events.ts'
import { claimEvents } from '../rewards/claims/events.ts'
import { fundEvents } from '../rewards/funds/events.ts'
import { redemptionEvents } from '../rewards/redemptions/events.ts'
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
