import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { whyUnpaid } from './whyUnpaid.ts'

const failedWith = (code: string, said: { readonly message?: string } = {}) =>
  ({ status: 'requires_payment_method', last_payment_error: { type: 'card_error', code, ...said } }) as const

it.each<readonly [string, Pick<Stripe.PaymentIntent, 'last_payment_error' | 'status'>, string]>([
  [
    'the bank declined',
    failedWith('card_declined', { message: 'Your card has expired.' }),
    'Your card has expired.',
  ],
  ['nothing is said', failedWith('card_declined'), 'The card was declined.'],
  [
    'the bank wants a person to confirm',
    failedWith('authentication_required', {
      message: 'Your card was declined. This transaction requires authentication.',
    }),
    'Your bank asks you to confirm the payment.',
  ],
  [
    'the question of the bank waits',
    { status: 'requires_action', last_payment_error: null },
    'Your bank asks you to confirm the payment.',
  ],
  [
    'no card is saved',
    { status: 'requires_payment_method', last_payment_error: null },
    'There is no card to charge.',
  ],
])('says why a payment was not made: %s', (_case, intent, problem) => {
  expect(whyUnpaid(intent).problem).toBe(problem)
})
