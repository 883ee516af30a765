import type Stripe from 'stripe'

/**
 * Whether a customer has a card that can be charged. Where no card is the default yet, the one that was added last
 * becomes it, since the event that reports a new card may be late.
 */
export const hasCardToCharge = async (stripe: Stripe, customerId: string): Promise<boolean> => {
  const customer = await stripe.customers.retrieve(customerId)
  if (customer.deleted === true) return false
  if (customer.invoice_settings.default_payment_method !== null) return true
  const { data } = await stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: 1 })
  const [card] = data
  if (!card) return false
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: card.id } })
  return true
}
