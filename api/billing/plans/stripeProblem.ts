import Stripe from 'stripe'

const noAnswer = 'The payment provider did not answer. Wait a moment, then look whether the change is there.'

/** Stripe did not answer, or not usefully: whether it acted is unknown until it is looked up. */
export class BillingUncertain extends Error {
  constructor(message = noAnswer, options?: ErrorOptions) {
    super(message, options)
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

/** The error as callers know it: one that passes, or that the operator has to mend, is `BillingUncertain`. */
export const uncertainOf = (error: unknown): unknown => {
  if (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  )
    return new BillingUncertain(undefined, { cause: error })
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  )
    return new BillingUncertain(keyRefused, { cause: error })
  return error
}

const keyRefused =
  'The payment provider does not accept the key of this installation. Nothing was changed. Ask its operator.'

/** The idempotency key belongs to a request with other parameters. */
export const isOtherRequest = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError
