import { type CustomerDependencies, customerOf } from '../customerOf.ts'

/** Gives a team a card, by the name of a test card of Stripe, and makes it the default. */
export const addTestCard = async (
  dependencies: CustomerDependencies,
  teamId: string,
  card = 'pm_card_visa',
): Promise<string> => {
  const { stripe } = dependencies.billing
  const customer = await customerOf(dependencies, teamId)
  const { id } = await stripe.paymentMethods.attach(card, { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } })
  return customer
}
