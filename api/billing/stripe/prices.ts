import { intervalCents, recurringOf } from '@laurel/contract/billing/planPrices.ts'
import { BillingInterval, PaidPlan } from '@laurel/ledger/teams/vocabulary.ts'
import type Stripe from 'stripe'
import { z } from 'zod'
import { lookupKeyOf } from '../plans/planPrice.ts'
import type { StripeBilling } from './openStripe.ts'

type OfferedPrice = {
  /** The lookup key at Stripe. */
  readonly key: string
  readonly plan: PaidPlan
  readonly interval: BillingInterval
  /** For a seat and an interval. */
  readonly cents: number
}

const offeredPrices: readonly OfferedPrice[] = PaidPlan.options.flatMap(plan =>
  BillingInterval.options.map(interval => ({
    key: lookupKeyOf(plan, interval),
    plan,
    interval,
    cents: intervalCents(plan, interval),
  })),
)

const productNames = { core: 'Laurel Core', pro: 'Laurel Pro' } as const satisfies Record<PaidPlan, string>

type Prices = { readonly billing: Pick<StripeBilling, 'stripe'> }

/** The prices at Stripe by their lookup keys. A plan whose price is missing can't be chosen. */
export const readPrices = async ({ billing }: Prices): Promise<ReadonlyMap<string, Stripe.Price>> => {
  const { data } = await billing.stripe.prices.list({
    active: true,
    lookup_keys: offeredPrices.map(({ key }) => key),
    limit: offeredPrices.length,
  })
  return new Map(data.flatMap(price => (price.lookup_key === null ? [] : [[price.lookup_key, price]])))
}

export type PriceFinding = {
  readonly key: string
  readonly priceId: string
  readonly kind: 'created' | 'known'
  /** What differs from the plan, which a person decides on: customers may already pay it. */
  readonly difference: string | null
}

/** Creates the prices that are missing. Prices that exist are compared and never changed. */
export const createMissingPrices = async (given: Prices): Promise<readonly PriceFinding[]> => {
  const { stripe } = given.billing
  const known = await readPrices(given)
  const findings: PriceFinding[] = []
  for (const plan of offeredPrices) {
    const price = known.get(plan.key)
    if (price) {
      findings.push({
        key: plan.key,
        priceId: price.id,
        kind: 'known',
        difference: differenceOf(plan, price),
      })
      continue
    }
    const product = await productOf(stripe, plan.plan)
    const created = await stripe.prices.create(
      {
        currency: 'usd',
        unit_amount: plan.cents,
        recurring: { interval: recurringOf[plan.interval], usage_type: 'licensed' },
        product,
        lookup_key: plan.key,
        metadata: { plan_id: plan.plan },
      },
      { idempotencyKey: `price:${plan.key}:${plan.cents}` },
    )
    findings.push({ key: plan.key, priceId: created.id, kind: 'created', difference: null })
  }
  return findings
}

const Missing = z.object({ code: z.literal('resource_missing') })

/** The product of a plan has a fixed id, so that it is created once. */
const productOf = async (stripe: Stripe, plan: PaidPlan): Promise<string> => {
  const id = `laurel_${plan}`
  try {
    return (await stripe.products.retrieve(id)).id
  } catch (error) {
    if (!Missing.safeParse(error).success) throw error
  }
  const name = productNames[plan]
  const { id: created } = await stripe.products.create(
    { id, name, metadata: { plan_id: plan } },
    { idempotencyKey: `product:${id}` },
  )
  return created
}

const differenceOf = (plan: OfferedPrice, price: Stripe.Price): string | null => {
  const differences = [
    price.unit_amount === plan.cents
      ? []
      : [`costs ${price.unit_amount ?? 'nothing'} cents instead of ${plan.cents}`],
    price.currency === 'usd' ? [] : [`is in ${price.currency} instead of usd`],
    price.recurring?.interval === recurringOf[plan.interval]
      ? []
      : [`is paid per ${price.recurring?.interval ?? 'purchase'}`],
    price.metadata.plan_id === plan.plan ? [] : [`has no plan_id ${plan.plan} in its metadata`],
  ].flat()
  return differences.length === 0 ? null : differences.join(', ')
}
