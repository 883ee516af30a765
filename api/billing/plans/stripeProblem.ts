import Stripe from 'stripe'

/** Stripe did not answer, or not usefully: whether it acted is unknown until it is looked up. */
export class BillingUncertain extends Error {
  constructor(options?: ErrorOptions) {
    super(
      'The payment provider did not answer. Wait a moment, then look whether the change is there.',
      options,
    )
  }
}

export type PaymentRefusal = {
  readonly code: 'PAYMENT_DECLINED' | 'PAYMENT_NEEDS_CONFIRMATION'
  /** What the bank or Stripe says to the person. */
  readonly message: string
}

const confirmationCodes = new Set(['authentication_required', 'subscription_payment_intent_requires_action'])

/** A refusal of a card. Throws everything else: what is worth a retry as `BillingUncertain`. */
export const paymentRefusalOf = (error: unknown): PaymentRefusal => {
  if (error instanceof Stripe.errors.StripeCardError) {
    const needsConfirmation = error.code !== undefined && confirmationCodes.has(error.code)
    return {
      code: needsConfirmation ? 'PAYMENT_NEEDS_CONFIRMATION' : 'PAYMENT_DECLINED',
      message: error.message,
    }
  }
  throw uncertainOf(error)
}

/** The error as callers know it: one that passes is `BillingUncertain`. */
export const uncertainOf = (error: unknown): unknown =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError
    ? new BillingUncertain({ cause: error })
    : error
