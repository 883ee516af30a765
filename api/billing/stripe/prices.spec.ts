import { useStripe } from '@laurel/scripts/sandbox/stripe/testing/useStripe.ts'
import { expect, test } from 'vitest'
import { createMissingPrices, readPrices } from './prices.ts'

const { billing } = await useStripe()

test('missing prices are created once, and those that exist stay as they are', async () => {
  expect(await readPrices({ billing })).toEqual(new Map())

  const created = await createMissingPrices({ billing })
  expect(created.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    'laurel_core_monthly created',
    'laurel_core_annual created',
    'laurel_pro_monthly created',
    'laurel_pro_annual created',
  ])
  const prices = await readPrices({ billing })
  expect(prices.get('laurel_pro_annual')).toMatchObject({
    unit_amount: 3_600,
    recurring: { interval: 'year' },
    metadata: { plan_id: 'pro' },
  })

  const known = await createMissingPrices({ billing })
  expect(known.map(({ kind, priceId }) => `${kind} ${priceId}`)).toEqual(
    created.map(({ priceId }) => `known ${priceId}`),
  )
})

test('a price that another person changed is reported, and not changed', async () => {
  const price = (await readPrices({ billing })).get('laurel_core_monthly')
  await billing.stripe.prices.create({
    currency: 'usd',
    unit_amount: 999,
    recurring: { interval: 'month' },
    product: String(price?.product),
    lookup_key: 'laurel_core_monthly',
    transfer_lookup_key: true,
  })
  const [core] = await createMissingPrices({ billing })
  expect(core).toMatchObject({
    kind: 'known',
    difference: 'costs 999 cents instead of 150, has no plan_id core in its metadata',
  })
})
