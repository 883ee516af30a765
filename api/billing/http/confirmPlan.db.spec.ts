import { confirmPlan } from '@laurel/contract/billing/confirmPlan.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { useStripe } from '@laurel/scripts/sandbox/stripe/testing/useStripe.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'
import { createMissingPrices } from '../stripe/prices.ts'
import { deliverEvents } from '../testing/deliverEvents.ts'
import { planCalls } from '../testing/planCalls.ts'
import { addTestCard } from '../testing/testBilling.ts'

const { url } = await createTestDatabase()
const { billing, control } = await useStripe()
const api = createTestApi(url, { billing })
beforeAll(() => createMissingPrices({ billing }))

const [pro, core] = [1, 2]
const { planOf, select, confirm, subscriptionOf, paying } = planCalls(api, billing)
const asking = 'pm_card_authenticationRequired'

/** Begins a plan, and answers the payment that the page confirms. */
const begin = async (as: TestMember, plan = pro): Promise<string> => {
  const { client_secret } = confirmPlan.response.parse((await confirm(as, plan, 'MONTHLY')).body)
  return client_secret.split('_secret_')[0] ?? ''
}
const deliver = () => deliverEvents(api(), billing, control.events())
const statusesOf = async ({ subscriptions }: Awaited<ReturnType<typeof paying>>) =>
  (await subscriptions()).map(({ status }) => status)

describe('a plan with a card that asks for 3-D Secure at each payment', () => {
  test('begins when the person has confirmed the first payment', async () => {
    const team = await paying('confirmed', asking)
    const before = await planOf(team.teamId)
    expect(await select(team.olga, pro, 'MONTHLY')).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_NEEDS_CONFIRMATION' },
    })
    const payment = await begin(team.olga)
    await deliver()
    expect(await planOf(team.teamId)).toEqual(before)
    expect(await subscriptionOf(team.olga)).toMatchObject({ items: [], status: 'incomplete' })

    expect(control.confirmPayment(payment, await cardOf(team.customer))).toBe('requires_action')
    expect(control.answerThreeDSecure(payment, true)).toBe('succeeded')
    await deliver()
    expect(await planOf(team.teamId)).toMatchObject({ plan: 'pro', subscription: { interval: 'MONTHLY' } })
    expect(await subscriptionOf(team.olga)).toMatchObject({ status: 'active' })
    expect(await team.charged()).toBe(1200)
    // The same choice again finds the subscription.
    expect(await select(team.olga, pro, 'MONTHLY')).toMatchObject({ status: 200 })
    expect(await statusesOf(team)).toEqual(['active'])
  })

  test('changes nothing where the question of the bank is abandoned', async () => {
    const team = await paying('abandoned', asking)
    const before = await planOf(team.teamId)
    const payment = await begin(team.olga)
    control.confirmPayment(payment, await cardOf(team.customer))
    control.advance({ seconds: 24 * 3_600 })
    await deliver()
    expect(await planOf(team.teamId)).toEqual(before)
    expect(await statusesOf(team)).toEqual(['incomplete_expired'])
    expect(await team.charged()).toBe(0)
    // Another card works at once.
    await addTestCard({ database: api().database, billing }, team.teamId)
    expect(await select(team.olga, pro, 'MONTHLY')).toMatchObject({ status: 200 })
    expect(await team.charged()).toBe(1200)
  })

  test('can be begun again, and charges once', async () => {
    const team = await paying('again', asking)
    const first = await begin(team.olga, core)
    const second = await begin(team.olga)
    expect(() => control.confirmPayment(first)).toThrow('canceled')
    control.confirmPayment(second, await cardOf(team.customer))
    control.answerThreeDSecure(second, true)
    await deliver()
    expect(await planOf(team.teamId)).toMatchObject({ plan: 'pro' })
    expect(await team.charged()).toBe(1200)
  })

  test('is not charged in another window after a plan was chosen with another card', async () => {
    const team = await paying('windows', asking)
    const left = await begin(team.olga)
    await addTestCard({ database: api().database, billing }, team.teamId)
    expect(await select(team.olga, core, 'MONTHLY')).toMatchObject({ status: 200 })
    expect(() => control.confirmPayment(left)).toThrow('canceled')
    expect(await statusesOf(team)).toEqual(['active', 'incomplete_expired'])
  })

  test('counts where it is paid while another one is chosen', async () => {
    const team = await paying('paid-by-then', asking)
    const payment = await begin(team.olga)
    control.confirmPayment(payment, await cardOf(team.customer))
    control.answerThreeDSecure(payment, true)
    // The report of the payment is on its way.
    expect(await select(team.olga, pro, 'MONTHLY')).toMatchObject({ status: 200 })
    expect(await statusesOf(team)).toEqual(['active'])
    expect(await team.charged()).toBe(1200)
  })

  test('is not changed this way once it runs', async () => {
    const team = await paying('runs')
    await select(team.olga, core, 'MONTHLY')
    expect(await confirm(team.olga, pro, 'MONTHLY')).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_NEEDS_CONFIRMATION' },
    })
    expect(await statusesOf(team)).toEqual(['active'])
  })

  test('needs a card, and an administrator', async () => {
    const { olga, ann } = await api().team('cardless')
    expect(await confirm(olga, pro, 'MONTHLY')).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_METHOD_REQUIRED' },
    })
    expect(await confirm(ann, pro, 'MONTHLY')).toMatchObject({ status: 403 })
  })
})

const cardOf = async (customer: string): Promise<string> => {
  const { data } = await billing.stripe.paymentMethods.list({ customer, type: 'card', limit: 1 })
  return data[0]?.id ?? ''
}
