import Stripe from 'stripe'

/**
 * Whether Stripe failed for good under an idempotency key: it keeps this answer for a day, whatever was done. An answer
 * of a proxy before Stripe, or none, says nothing of that kind.
 */
export const isKeptFailure = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAPIError && error.statusCode === 500
