import { intervalCents, recurringOf } from '@laurel/contract/billing/planPrices.ts'
import { BillingInterval, PaidPlan } from '@laurel/ledger/teams/vocabulary.ts'
import type Stripe from 'stripe'
import { type CustomerDependencies, customerOf } from '../customerOf.ts'
import { lookupKeyOf } from '../plans/planPrice.ts'

/** Creates the prices of the plans, as the operator does. */
export const createTestPrices = async (stripe: Stripe): Promise<void> => {
  for (const plan of PaidPlan.options)
    for (const interval of BillingInterval.options)
      await stripe.prices.create({
        currency: 'usd',
        unit_amount: intervalCents(plan, interval),
        recurring: { interval: recurringOf[interval], usage_type: 'licensed' },
        product_data: { name: `Laurel ${plan}` },
        lookup_key: lookupKeyOf(plan, interval),
        metadata: { plan_id: plan },
      })
}

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
