import { intervalCents } from '@laurel/contract/billing/planPrices.ts'
import type { BillingInterval, PaidPlan } from '@laurel/ledger/teams/vocabulary.ts'
import type Stripe from 'stripe'

/** The key by which a price is found, whatever its id is. */
export const lookupKeyOf = (plan: PaidPlan, interval: BillingInterval): string =>
  `laurel_${plan}_${interval.toLowerCase()}`

export type PlanPrice = { readonly id: string; readonly unitAmount: number; readonly currency: string }

/** The price of a plan at Stripe; undefined where the operator has not created it. */
export const priceAt = async (
  stripe: Stripe,
  plan: PaidPlan,
  interval: BillingInterval,
): Promise<PlanPrice | undefined> => {
  const { data } = await stripe.prices.list({
    lookup_keys: [lookupKeyOf(plan, interval)],
    active: true,
    limit: 1,
  })
  const [price] = data
  return (
    price && {
      id: price.id,
      unitAmount: price.unit_amount ?? intervalCents(plan, interval),
      currency: price.currency,
    }
  )
}
