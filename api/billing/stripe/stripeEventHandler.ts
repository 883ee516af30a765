import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog, RecordedEvent } from '@laurel/ledger/log/port.ts'
import type { Settled } from '@laurel/ledger/processes/settle.ts'
import type { Pool } from 'pg'
import type { StripeBilling } from './openStripe.ts'
import type { StripeEvent } from './stripeEvent.ts'

export type StripeEventDependencies = {
  readonly ledger: Ledger
  readonly log: Pick<EventLog, 'head' | 'readStream'>
  readonly settle: (events: readonly RecordedEvent[]) => Promise<Settled>
  readonly database: Pool
  readonly billing: StripeBilling
  readonly clock: () => Instant
}

/**
 * Acts on an object of Stripe that changed. Events arrive late, twice and in any order: the handler reads the object
 * again and finds the team by its customer (`teamOfCustomer`).
 */
export type StripeEventHandler = (
  dependencies: StripeEventDependencies,
  objectId: string,
  event: StripeEvent,
) => Promise<void>
