import { randomUUID } from 'node:crypto'
import { previewPlan } from '@laurel/contract/billing/previewPlan.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { useStripe } from '@laurel/scripts/sandbox/stripe/testing/useStripe.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import { paymentProblems } from '../paymentProblems.ts'
import { finishChoices } from '../plans/finishChoices.ts'
import { createMissingPrices } from '../stripe/prices.ts'
import { deliverEvents } from '../testing/deliverEvents.ts'
import { planCalls } from '../testing/planCalls.ts'
import { addTestCard } from '../testing/testBilling.ts'

const { url } = await createTestDatabase()
const { billing, control } = await useStripe()
const { stripe } = billing
const api = createTestApi(url, { billing })
beforeAll(() => createMissingPrices({ billing }))

const [pro, core] = [1, 2]
const { planOf, select, preview, subscriptionOf, paying } = planCalls(api, billing)

describe('choosing a plan', () => {
  test('charges every active member and gives the plan', async () => {
    const { teamId, olga, charged } = await paying('chosen')
    expect(await subscriptionOf(olga)).toMatchObject({ items: [], active_users: 3, is_billing_set_up: true })
    expect(await select(olga, pro, 'MONTHLY')).toMatchObject({
      status: 200,
      body: { ok: true, result: 'UPDATED_SUBSCRIPTION' },
    })
    expect(await planOf(teamId)).toMatchObject({ plan: 'pro', subscription: { interval: 'MONTHLY' } })
    expect(await subscriptionOf(olga)).toMatchObject({
      items: [
        {
          price: { unit_amount: 400, recurring: { interval: 'month' }, metadata: { plan_id: 'pro' } },
          quantity: 3,
        },
      ],
      status: 'active',
      billing_interval: 'MONTHLY',
    })
    expect(await charged()).toBe(1200)
  })

  test('needs a card', async () => {
    const { teamId, olga } = await api().team('cardless')
    expect(await select(olga, pro, 'MONTHLY')).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_METHOD_REQUIRED' },
    })
    expect(await planOf(teamId)).toMatchObject({ subscription: null })
  })

  test('changes nothing where the card is declined; the same click works with another card', async () => {
    const { teamId, olga, subscriptions } = await paying('declined', 'pm_card_chargeCustomerFail')
    const before = await planOf(teamId)
    const key = randomUUID()
    expect(await select(olga, core, 'ANNUAL', {}, key)).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_DECLINED' },
    })
    expect(await planOf(teamId)).toEqual(before)
    await addTestCard({ database: api().database, billing }, teamId)
    expect(await select(olga, core, 'ANNUAL', {}, key)).toMatchObject({ status: 200 })
    expect((await subscriptions()).filter(({ status }) => status === 'active')).toHaveLength(1)
  })

  test('twice in a second ends in one subscription with one item', async () => {
    const { teamId, olga, subscriptions } = await paying('twice')
    const answers = await Promise.all([select(olga, pro, 'MONTHLY'), select(olga, core, 'MONTHLY')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const all = await subscriptions()
    expect(all).toHaveLength(1)
    expect(all[0]?.items.data).toHaveLength(1)
    expect(await planOf(teamId)).toMatchObject({
      plan: all[0]?.items.data[0]?.price.metadata.plan_id,
      subscription: { reference: all[0]?.id },
    })
  })

  test('with an answer that was lost is found by the next attempt, and charged once', async () => {
    const { teamId, olga, subscriptions, charged } = await paying('lost')
    control.plan({ kind: 'failAfterSuccess' })
    const key = randomUUID()
    expect(await select(olga, pro, 'MONTHLY', {}, key)).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
    })
    control.clearFaults()
    expect(await select(olga, pro, 'MONTHLY', {}, key)).toMatchObject({ status: 200 })
    expect(await subscriptions()).toHaveLength(1)
    expect(await charged()).toBe(1200)
    expect(await planOf(teamId)).toMatchObject({ plan: 'pro', subscription: { interval: 'MONTHLY' } })
  })

  test('with an answer that was lost is looked up by itself', async () => {
    const { teamId, olga } = await paying('looked-up')
    control.plan({ kind: 'failAfterSuccess' })
    expect(await select(olga, core, 'MONTHLY')).toMatchObject({ status: 503 })
    control.clearFaults()
    const { ledger, database } = api()
    const later = new Date(api().clock.now.getTime() + 5 * 60_000)
    const dependencies = { ledger, database, billing, clock: () => instantOf(later) }
    await finishChoices(dependencies, instantOf(later), new AbortController().signal)
    expect(await planOf(teamId)).toMatchObject({ plan: 'core' })
  })

  test('activates a deactivated team, also with the plan that it had', async () => {
    const { teamId, olga } = await paying('paused')
    await select(olga, pro, 'MONTHLY')
    await api().ask(olga, { method: 'POST', url: '/v1/team/active_status', payload: { status: false } })
    expect(await planOf(teamId)).toMatchObject({ plan: 'inactive' })
    expect(await select(olga, pro, 'MONTHLY')).toMatchObject({ status: 200 })
    expect(await planOf(teamId)).toMatchObject({ plan: 'pro' })
  })
})

describe('changing a plan', () => {
  test('from annual to monthly is left to the support', async () => {
    const { olga } = await paying('annual')
    await select(olga, pro, 'ANNUAL')
    const refused = {
      status: 409,
      body: {
        code: 'ANNUAL_TO_MONTHLY',
        detail: 'To switch to monthly billing, please email help@laurel.example',
      },
    }
    expect(await select(olga, core, 'MONTHLY')).toMatchObject(refused)
    expect(await preview(olga, core, 'MONTHLY')).toMatchObject(refused)
    expect(await select(olga, core, 'ANNUAL')).toMatchObject({ status: 200 })
  })

  test('charges what the preview showed', async () => {
    const { olga, charged } = await paying('previewed')
    await select(olga, core, 'MONTHLY')
    const paid = await charged()
    const { amount_due, credit, proration_date, ...rest } = previewPlan.response.parse(
      (await preview(olga, pro, 'ANNUAL')).body,
    )
    expect(rest).toMatchObject({ quantity: 3, unit_amount: 3600, recurring_amount: 10_800 })
    expect(amount_due).toBe(10_800 - credit)
    expect(credit).toBeGreaterThan(0)
    await select(olga, pro, 'ANNUAL', { proration_date })
    expect((await charged()) - paid).toBe(amount_due)
  })

  test('refuses a preview of long ago', async () => {
    const { olga } = await paying('stale')
    const proration_date = Math.floor(api().clock.now.getTime() / 1000) - 7200
    expect(await select(olga, pro, 'ANNUAL', { proration_date })).toMatchObject({
      body: { code: 'PREVIEW_TOO_OLD' },
    })
  })

  test('is previewed without a subscription, too, and writes nothing', async () => {
    const { teamId, olga } = await api().team('curious')
    expect(await preview(olga, core, 'ANNUAL')).toMatchObject({
      status: 200,
      body: { quantity: 3, amount_due: 3600, credit: 0, proration_date: null },
    })
    const { rows } = await api().database.query('select from billing.customers where team_id = $1', [teamId])
    expect(rows).toEqual([])
  })
})

describe('the events of Stripe', () => {
  /** Hands over what happened at Stripe, as the inbox does. */
  const handle = (types: readonly string[]) =>
    deliverEvents(
      api(),
      billing,
      types.flatMap(wanted => control.events().filter(({ type }) => type === wanted)),
    )

  test('end the plan of a cancelled subscription, until another one is chosen', async () => {
    const { teamId, olga, subscriptions } = await paying('cancelled')
    await select(olga, pro, 'ANNUAL')
    const [first] = await subscriptions()
    await stripe.subscriptions.cancel(first?.id ?? '')
    await handle(['customer.subscription.deleted'])
    expect(await planOf(teamId)).toEqual({ plan: 'ended', subscription: null })
    expect(await subscriptionOf(olga)).toMatchObject({ items: [], status: 'canceled' })
    const renaming = {
      method: 'PATCH',
      url: '/v1/team/metadata',
      payload: { points_name: 'leaves' },
    } as const
    expect(await api().ask(olga, renaming)).toMatchObject({ status: 403, body: { code: 'TEAM_INACTIVE' } })

    // The year that was paid is over, so that months can be chosen.
    expect(await select(olga, core, 'MONTHLY')).toMatchObject({ status: 200 })
    await handle(['customer.subscription.deleted', 'customer.subscription.created'])
    expect(await planOf(teamId)).toMatchObject({ plan: 'core' })
    expect(await api().ask(olga, renaming)).toMatchObject({ status: 200 })
  })

  test('give the plan where only they arrive, in any order and twice', async () => {
    const { teamId, customer } = await paying('events')
    const { data } = await stripe.prices.list({ lookup_keys: ['laurel_core_monthly'] })
    await stripe.subscriptions.create({ customer, items: [{ price: data[0]?.id ?? '', quantity: 3 }] })
    const types = ['invoice.paid', 'customer.subscription.updated', 'customer.subscription.created']
    await handle([...types, ...types])
    expect(await planOf(teamId)).toMatchObject({ plan: 'core', subscription: { interval: 'MONTHLY' } })
  })

  test('keep the plan while a failed renewal is tried again, and end it when it stays unpaid', async () => {
    const { teamId, olga, customer } = await paying('unpaid')
    await select(olga, pro, 'MONTHLY')
    const { data } = await stripe.paymentMethods.list({ customer, type: 'card' })
    control.setCardBehaviour(data[0]?.id ?? '', 'declinedLater')
    control.advance({ months: 1, seconds: 7_200 })
    await handle(['customer.subscription.updated', 'invoice.payment_failed'])
    expect(await planOf(teamId)).toMatchObject({ plan: 'pro' })
    expect(await subscriptionOf(olga)).toMatchObject({ status: 'past_due' })
    control.advance({ days: 28 })
    await handle(['customer.subscription.updated', 'customer.subscription.deleted'])
    expect(await planOf(teamId)).toMatchObject({ plan: 'ended' })
    expect(await paymentProblems(api().database, teamId)).toEqual([])
  })

  test('name a renewal that failed, with its reason, until it is paid', async () => {
    const { teamId, olga, customer } = await paying('renewed')
    await select(olga, pro, 'MONTHLY')
    const { data } = await stripe.paymentMethods.list({ customer, type: 'card' })
    const card = data[0]?.id ?? ''
    control.setCardBehaviour(card, 'insufficientFunds')
    control.advance({ months: 1, seconds: 7_200 })
    const changes = ['invoice.paid', 'invoice.payment_failed', 'customer.subscription.updated']
    await handle(changes)
    const problem = {
      cause: 'subscription',
      reference: expect.stringMatching(/^in_/),
      cents: 1200,
      currency: 'usd',
      reason: 'Your card has insufficient funds.',
    }
    expect(await paymentProblems(api().database, teamId)).toEqual([problem])

    control.setCardBehaviour(card, 'works')
    control.advance({ days: 4 })
    await handle(changes)
    expect(await paymentProblems(api().database, teamId)).toEqual([])
    expect(await subscriptionOf(olga)).toMatchObject({ status: 'active' })
  })
})
