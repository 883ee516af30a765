import { randomUUID } from 'node:crypto'
import { previewPlan } from '@laurel/contract/billing/previewPlan.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import type { CallFault } from '@laurel/scripts/sandbox/stripe/control/faults.ts'
import { useStripe } from '@laurel/scripts/sandbox/stripe/testing/useStripe.ts'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import { customerOf } from '../customerOf.ts'
import { openStripe } from '../stripe/openStripe.ts'
import { createMissingPrices } from '../stripe/prices.ts'
import { deliverEvents } from '../testing/deliverEvents.ts'
import { planCalls } from '../testing/planCalls.ts'
import { addTestCard } from '../testing/testBilling.ts'

const { url } = await createTestDatabase()
const { control, settings } = await useStripe()
// Without repeats of the SDK, each fault reaches Laurel.
const billing = openStripe({ ...settings, retriesMax: 0 })
const { stripe } = billing
const api = createTestApi(url, { billing })
beforeAll(() => createMissingPrices({ billing }))
afterEach(() => control.clearFaults())

const [pro, core] = [1, 2]
const { planOf, select, preview, paying } = planCalls(api, billing)

describe('a choice of a plan', () => {
  test.each([
    ['an error of the server', 'away'],
    ['an error of the server after it was carried out', 'failAfterSuccess'],
    ['an error of the server that is repeated under the same key', 'fail'],
    ['too many requests', 'tooMany'],
    ['a page of a proxy', 'html'],
    ['half an answer', 'halfAnswer'],
    ['nothing, after it was carried out', 'loseAnswer'],
    ['a request under the same key that is under way', 'inUse'],
  ] as const)('is certain again after %s, and charges once', async (_what, kind: CallFault['kind']) => {
    const team = await paying(`trouble-${kind.toLowerCase()}`)
    // A repeat of the same click.
    const key = randomUUID()
    // The SDK always repeats a call whose connection broke.
    const times = kind === 'loseAnswer' ? 2 : 1
    control.plan({ kind, method: 'POST', path: '/v1/subscriptions', times })
    expect(await select(team.olga, pro, 'MONTHLY', {}, key)).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
    })
    expect(await select(team.olga, pro, 'MONTHLY', {}, key)).toMatchObject({ status: 200 })
    expect(await planOf(team.teamId)).toMatchObject({ plan: 'pro' })
    expect(await team.charged()).toBe(1200)
    expect(await team.subscriptions()).toHaveLength(1)
  })

  test('names the operator where Stripe refuses the key', async () => {
    const team = await paying('wrong-key')
    control.plan({ kind: 'wrongKey', path: '/v1/prices' })
    expect(await select(team.olga, pro, 'MONTHLY')).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', detail: expect.stringContaining('operator') },
    })
  })

  test('is a conflict under the key of another one, and changes nothing', async () => {
    const team = await paying('same-key')
    const key = randomUUID()
    expect(await select(team.olga, core, 'MONTHLY', {}, key)).toMatchObject({ status: 200 })
    expect(await select(team.olga, pro, 'MONTHLY', {}, key)).toMatchObject({
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    })
    expect((await team.subscriptions())[0]?.items.data[0]?.price.metadata.plan_id).toBe('core')
    expect(await planOf(team.teamId)).toMatchObject({ plan: 'core' })
  })

  test('changed twice in a second leaves the last one, with one item', async () => {
    const team = await paying('changed-twice')
    await select(team.olga, core, 'MONTHLY')
    const answers = await Promise.all([
      select(team.olga, pro, 'MONTHLY'),
      select(team.olga, core, 'ANNUAL'),
      select(team.olga, pro, 'MONTHLY'),
    ])
    const [subscription, ...others] = await team.subscriptions()
    expect(others).toEqual([])
    expect(subscription?.items.data).toHaveLength(1)
    expect(answers.map(({ status }) => status).filter(status => status !== 200 && status !== 409)).toEqual([])
    expect(await planOf(team.teamId)).toMatchObject({
      plan: subscription?.items.data[0]?.price.metadata.plan_id,
      subscription: { reference: subscription?.id },
    })
  })
})

test('a preview counts every change of seats that waits for its invoice', async () => {
  const team = await paying('many-changes')
  await select(team.olga, core, 'MONTHLY')
  const [subscription] = await team.subscriptions()
  const [item] = subscription?.items.data ?? []
  for (const quantity of [4, 5, 6, 7, 8, 9, 3]) {
    control.advance({ seconds: 600 })
    await stripe.subscriptions.update(subscription?.id ?? '', { items: [{ id: item?.id ?? '', quantity }] })
  }
  const { lines, amount_due, credit, proration_date } = previewPlan.response.parse(
    (await preview(team.olga, pro, 'ANNUAL')).body,
  )
  expect(lines).toHaveLength(16)
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(amount_due)
  expect(credit).toBe(-lines.filter(({ amount }) => amount < 0).reduce((sum, { amount }) => sum + amount, 0))
  const before = await team.charged()
  expect(await select(team.olga, pro, 'ANNUAL', { proration_date })).toMatchObject({ status: 200 })
  expect((await team.charged()) - before).toBe(amount_due)
})

describe('a customer that was deleted at Stripe', () => {
  test('ends the plan, and the team can choose one again with another customer', async () => {
    const team = await paying('deleted')
    await select(team.olga, pro, 'MONTHLY')
    const earlier = control.events().length
    await stripe.customers.del(team.customer)
    // Whatever comes first.
    await deliverEvents(api(), billing, control.events().slice(earlier).toReversed())
    expect(await planOf(team.teamId)).toMatchObject({ plan: 'ended', subscription: null })
    expect(await select(team.olga, core, 'MONTHLY')).toMatchObject({
      body: { code: 'PAYMENT_METHOD_REQUIRED' },
    })
    const next = await addTestCard({ database: api().database, billing }, team.teamId)
    expect(next).not.toBe(team.customer)
    expect(await select(team.olga, core, 'MONTHLY')).toMatchObject({ status: 200 })
    // Late events about the former customer change nothing.
    await deliverEvents(api(), billing, control.events().slice(earlier))
    expect(await planOf(team.teamId)).toMatchObject({ plan: 'core' })
  })
})

test('a customer is created although Stripe repeats its failure under the same key', async () => {
  const { teamId } = await api().team('failed-customer')
  control.plan({ kind: 'fail', path: '/v1/customers' })
  const customer = await customerOf({ database: api().database, billing }, teamId)
  expect(await customerOf({ database: api().database, billing }, teamId)).toBe(customer)
})
