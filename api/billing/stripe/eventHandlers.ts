import { onInvoice, onSubscription } from '../plans/planEvents.ts'
import type { StripeEventHandler } from './stripeEventHandler.ts'

/** What Laurel does about an event, by its type. Other types are acknowledged and not stored. */
// biome-ignore format: a line each
export const eventHandlers: Readonly<Record<string, StripeEventHandler>> = {
  'customer.subscription.created': onSubscription,
  'customer.subscription.deleted': onSubscription,
  'customer.subscription.paused': onSubscription,
  'customer.subscription.resumed': onSubscription,
  'customer.subscription.updated': onSubscription,
  'invoice.paid': onInvoice,
  'invoice.payment_failed': onInvoice,
}
