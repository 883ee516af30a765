import { recurringOf } from '@laurel/contract/billing/planPrices.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { BillingInterval, PaidPlan } from '@laurel/ledger/teams/vocabulary.ts'
import type Stripe from 'stripe'
import { z } from 'zod'

/** Our copy of a team's subscription at Stripe. */
export const SubscriptionRow = z.object({
  subscriptionId: z.string(),
  itemId: z.string(),
  priceId: z.string(),
  plan: PaidPlan,
  billingInterval: BillingInterval,
  unitAmount: z.coerce.number().int(),
  currency: z.string(),
  quantity: z.number().int(),
  /** As Stripe names it; a later version may know more. */
  status: z.string(),
  currentPeriodEnd: z
    .date()
    .transform((date): Instant => date.toISOString())
    .nullable(),
  cancelAtPeriodEnd: z.boolean(),
})
export type SubscriptionRow = z.output<typeof SubscriptionRow>

/** The subscription as we keep it; undefined where it is not for one of our plans. */
export const rowOf = (subscription: Stripe.Subscription): SubscriptionRow | undefined => {
  const [item] = subscription.items.data
  if (!item) return undefined
  const plan = PaidPlan.safeParse(item.price.metadata.plan_id)
  const billingInterval = intervalOf(item.price.recurring?.interval)
  if (!plan.success || billingInterval === undefined) return undefined
  return {
    subscriptionId: subscription.id,
    itemId: item.id,
    priceId: item.price.id,
    plan: plan.data,
    billingInterval,
    unitAmount: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    quantity: item.quantity ?? 0,
    status: subscription.status,
    currentPeriodEnd: instantOfSeconds(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
  }
}

const intervalOf = (interval: string | undefined): BillingInterval | undefined =>
  BillingInterval.options.find(option => recurringOf[option] === interval)

export const instantOfSeconds = (seconds: number): Instant => new Date(seconds * 1000).toISOString()
