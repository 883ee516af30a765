import type { UsedStripe } from './useStripe.ts'

/** A customer with a card that pays by default. */
export const customerWith = async ({ billing: { stripe } }: UsedStripe, card = 'pm_card_visa') => {
  const { id } = await stripe.customers.create({ metadata: { team_id: 'team' } })
  const method = await stripe.paymentMethods.attach(card, { customer: id })
  await stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } })
  return { customer: id, method: method.id }
}

/** The prices of two plans, each per month and per year. */
export const planPricesIn = async ({ billing: { stripe } }: UsedStripe) => {
  const priceOf = async (name: string, interval: 'month' | 'year', unit_amount: number): Promise<string> => {
    const price = await stripe.prices.create({
      currency: 'usd',
      unit_amount,
      recurring: { interval },
      product_data: { name },
    })
    return price.id
  }
  return {
    coreMonthly: await priceOf('Core', 'month', 150),
    coreAnnual: await priceOf('Core', 'year', 1_200),
    proMonthly: await priceOf('Pro', 'month', 400),
    proAnnual: await priceOf('Pro', 'year', 3_600),
  }
}
