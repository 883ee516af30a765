import type Stripe from 'stripe'

export type Unpaid = {
  readonly state: 'failed' | 'needs_confirmation'
  /** In words for people. */
  readonly problem: string
}

const confirmationCodes = new Set(['authentication_required', 'payment_intent_authentication_failure'])
const bankAsks: Unpaid = {
  state: 'needs_confirmation',
  problem: 'Your bank asks you to confirm the payment.',
}

/** Why a payment that no person attended was not made. */
export const whyUnpaid = ({
  last_payment_error: error,
  status,
}: Pick<Stripe.PaymentIntent, 'last_payment_error' | 'status'>): Unpaid => {
  if (error === null)
    return status === 'requires_action'
      ? bankAsks
      : { state: 'failed', problem: 'There is no card to charge.' }
  if (error.code !== undefined && confirmationCodes.has(error.code)) return bankAsks
  return { state: 'failed', problem: error.message ?? 'The card was declined.' }
}
