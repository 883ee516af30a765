import { onCard, onCardSaved } from '../cards/cardEvents.ts'
import { onCustomerDeleted } from '../customerEvents.ts'
import { onCharge, onDispute, onPayment, onRefund } from '../paymentEvents.ts'
import { onInvoice, onSubscription } from '../plans/planEvents.ts'
import type { StripeEventHandler } from './stripeEventHandler.ts'

/** What Laurel does about an event, by its type. Other types are acknowledged and not stored. */
// biome-ignore format: a line each
export const eventHandlers: Readonly<Record<string, StripeEventHandler>> = {
  'charge.dispute.closed': onDispute,
  'charge.dispute.created': onDispute,
  'charge.dispute.funds_reinstated': onDispute,
  'charge.dispute.updated': onDispute,
  'charge.refunded': onCharge,
  'customer.deleted': onCustomerDeleted,
  'customer.subscription.created': onSubscription,
  'customer.subscription.deleted': onSubscription,
  'customer.subscription.paused': onSubscription,
  'customer.subscription.resumed': onSubscription,
  'customer.subscription.updated': onSubscription,
  'invoice.paid': onInvoice,
  'invoice.payment_failed': onInvoice,
  'payment_intent.canceled': onPayment,
  'payment_intent.payment_failed': onPayment,
  'payment_intent.requires_action': onPayment,
  'payment_intent.succeeded': onPayment,
  'payment_method.attached': onCard,
  'payment_method.automatically_updated': onCard,
  'payment_method.detached': onCard,
  'payment_method.updated': onCard,
  'refund.created': onRefund,
  'refund.failed': onRefund,
  'refund.updated': onRefund,
  'setup_intent.succeeded': onCardSaved,
}
