import { eventHandlers } from '@laurel/api/billing/stripe/eventHandlers.ts'

/** What the sandbox has no reason to send: its cards and refunds do not fail later. */
const notSent = [
  'payment_method.automatically_updated',
  'refund.failed',
  'refund.updated',
  'customer.subscription.resumed',
]

/** The events that Laurel acts on, and that the sandbox can send. */
export const eventsOfLaurel: readonly string[] = Object.keys(eventHandlers).filter(
  type => !notSent.includes(type),
)
