import type Stripe from 'stripe'
import { z } from 'zod'
import type { StripeBilling } from './openStripe.ts'

/** What a plan costs per seat, in cents. `key` is the lookup key of the price at Stripe. */
export const planPrices = [
  { key: 'laurel_core_monthly', plan: 'core', interval: 'MONTHLY', cents: 150 },
  { key: 'laurel_core_annual', plan: 'core', interval: 'ANNUAL', cents: 1_200 },
  { key: 'laurel_pro_monthly', plan: 'pro', interval: 'MONTHLY', cents: 400 },
  { key: 'laurel_pro_annual', plan: 'pro', interval: 'ANNUAL', cents: 3_600 },
] as const
export type PlanPrice = (typeof planPrices)[number]

export const productNames = { core: 'Laurel Core', pro: 'Laurel Pro' } as const

/** `year`: how Stripe calls an interval. */
export const intervalAtStripe = { MONTHLY: 'month', ANNUAL: 'year' } as const

type Prices = { readonly billing: Pick<StripeBilling, 'stripe'> }

/** The prices at Stripe by their lookup keys. A plan whose price is missing can't be chosen. */
export const readPrices = async ({
  billing,
}: Prices): Promise<ReadonlyMap<PlanPrice['key'], Stripe.Price>> => {
  const { data } = await billing.stripe.prices.list({
    active: true,
    lookup_keys: planPrices.map(({ key }) => key),
    limit: planPrices.length,
  })
  const byKey = new Map(data.map(price => [price.lookup_key, price]))
  return new Map(
    planPrices.flatMap(({ key }) => {
      const price = byKey.get(key)
      return price ? [[key, price] as const] : []
    }),
  )
}

export type PriceFinding = {
  readonly key: PlanPrice['key']
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
  for (const plan of planPrices) {
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
        recurring: { interval: intervalAtStripe[plan.interval], usage_type: 'licensed' },
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
const productOf = async (stripe: Stripe, plan: PlanPrice['plan']): Promise<string> => {
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

const differenceOf = (plan: PlanPrice, price: Stripe.Price): string | null => {
  const differences = [
    price.unit_amount === plan.cents
      ? []
      : [`costs ${price.unit_amount ?? 'nothing'} cents instead of ${plan.cents}`],
    price.currency === 'usd' ? [] : [`is in ${price.currency} instead of usd`],
    price.recurring?.interval === intervalAtStripe[plan.interval]
      ? []
      : [`is paid per ${price.recurring?.interval ?? 'purchase'}`],
    price.metadata.plan_id === plan.plan ? [] : [`has no plan_id ${plan.plan} in its metadata`],
  ].flat()
  return differences.length === 0 ? null : differences.join(', ')
}
