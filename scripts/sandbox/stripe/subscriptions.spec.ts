import type Stripe from 'stripe'
import { beforeEach, describe, expect, test } from 'vitest'
import { customerWith, planPricesIn } from './testing/testCustomer.ts'
import { useStripe } from './testing/useStripe.ts'

const used = await useStripe()
const { control } = used
const { stripe } = used.billing
const prices = await planPricesIn(used)

const subscribed = async (price: string, quantity: number, card?: string) => {
  const { customer, method } = await customerWith(used, card)
  const subscription = await stripe.subscriptions.create({ customer, items: [{ price, quantity }] })
  const [item] = subscription.items.data
  if (!item) throw new Error('The subscription has no item.')
  return { customer, method, subscription, item }
}
const linesOf = ({ lines }: Pick<Stripe.Invoice, 'lines'>) =>
  lines.data.map(({ description, amount }) => `${description}: ${amount}`)
const half = ({ current_period_start: from, current_period_end: to }: Stripe.SubscriptionItem): number =>
  from + (to - from) / 2

beforeEach(() => control.clearFaults())

describe('a new subscription', () => {
  test('is active once the first invoice is paid', async () => {
    const { subscription, customer } = await subscribed(prices.coreMonthly, 10)
    expect(subscription.status).toBe('active')
    const { data } = await stripe.invoices.list({ customer })
    expect(
      data.map(({ total, status, number, billing_reason }) => ({ total, status, number, billing_reason })),
    ).toEqual([
      {
        total: 1_500,
        status: 'paid',
        number: expect.stringMatching(/-0001$/),
        billing_reason: 'subscription_create',
      },
    ])
    expect(data.flatMap(linesOf)).toEqual(['10 × Core (at $1.50 / month): 1500'])
  })

  test('waits for 3-D Secure in the browser, and is active afterwards', async () => {
    const { subscription, customer } = await subscribed(
      prices.coreMonthly,
      10,
      'pm_card_authenticationRequired',
    )
    expect(subscription.status).toBe('incomplete')
    const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice), {
      expand: ['confirmation_secret', 'payments'],
    })
    expect(invoice).toMatchObject({
      status: 'open',
      confirmation_secret: { client_secret: expect.stringContaining('_secret_') },
    })
    const intent = String(invoice.payments?.data[0]?.payment.payment_intent)
    expect(control.answerThreeDSecure(intent, true)).toBe('succeeded')
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
    expect((await stripe.customers.retrieve(customer)).deleted).toBeUndefined()
  })

  test('expires when its first invoice is not paid within 23 hours', async () => {
    const { subscription } = await subscribed(prices.coreMonthly, 10, 'pm_card_authenticationRequired')
    control.advance({ seconds: 24 * 3_600 })
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete_expired')
    expect((await stripe.invoices.retrieve(String(subscription.latest_invoice))).status).toBe('void')
  })

  test('does not begin without a card', async () => {
    const { id: customer } = await stripe.customers.create()
    const items = [{ price: prices.coreMonthly, quantity: 1 }]
    await expect(stripe.subscriptions.create({ customer, items })).rejects.toThrow(
      'no attached payment source',
    )
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([])
  })

  test('leaves nothing behind where a declined card may not leave it incomplete', async () => {
    const { customer } = await customerWith(used, 'pm_card_chargeCustomerFail')
    const items = [{ price: prices.coreMonthly, quantity: 2 }]
    const creating = stripe.subscriptions.create({ customer, items, payment_behavior: 'error_if_incomplete' })
    await expect(creating).rejects.toMatchObject({ type: 'StripeCardError', decline_code: 'generic_decline' })
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([])
    expect((await stripe.invoices.list({ customer })).data).toEqual([])
  })
})

describe('a change of seats in the middle of a period', () => {
  test('costs what its preview said, to the cent', async () => {
    const { subscription, item } = await subscribed(prices.coreMonthly, 10)
    const proration_date = half(item)
    const items = [{ id: item.id, quantity: 13 }]
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items, proration_date, proration_behavior: 'always_invoice' },
    })
    control.advance({ days: 1 })
    const changed = await stripe.subscriptions.update(subscription.id, {
      items,
      proration_date,
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    })
    const invoice = changed.latest_invoice
    if (invoice === null || typeof invoice === 'string') throw new Error('The invoice was not expanded.')
    expect(linesOf(preview).map(line => line.replace(/after .*:/, ':'))).toEqual([
      'Unused time on 10 × Core : -750',
      'Remaining time on 13 × Core : 975',
    ])
    expect([invoice.total, invoice.status]).toEqual([225, 'paid'])
    expect(preview.amount_due).toBe(225)
    expect(changed.items.data).toMatchObject([{ id: item.id, quantity: 13 }])
  })

  test('waits for the next invoice unless one is asked for', async () => {
    const { subscription, item, customer } = await subscribed(prices.coreMonthly, 10)
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, quantity: 12 }],
      proration_date: half(item),
    })
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1)
    const next = await stripe.invoices.createPreview({ subscription: subscription.id })
    expect(next.total).toBe(150 + 1_800)
    control.advance({ months: 1, seconds: 7_200 })
    const [renewal] = (await stripe.invoices.list({ customer })).data
    expect([renewal?.total, renewal?.status, renewal?.billing_reason]).toEqual([
      1_950,
      'paid',
      'subscription_cycle',
    ])
  })

  test('gives credit for fewer seats, which pays the next invoice', async () => {
    const { subscription, item, customer } = await subscribed(prices.proMonthly, 10)
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, quantity: 5 }],
      proration_date: half(item),
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    })
    expect(changed.latest_invoice).toMatchObject({
      total: -1_000,
      amount_due: 0,
      status: 'paid',
      ending_balance: -1_000,
    })
    control.advance({ months: 1, seconds: 7_200 })
    const [renewal] = (await stripe.invoices.list({ customer })).data
    expect(renewal).toMatchObject({
      total: 2_000,
      amount_due: 1_000,
      amount_paid: 1_000,
      starting_balance: -1_000,
    })
  })

  test('adds a second item where the first is not named', async () => {
    const { subscription } = await subscribed(prices.coreMonthly, 10)
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ price: prices.proMonthly }],
    })
    expect(changed.items.data).toHaveLength(2)
  })
})

describe('a change from months to years', () => {
  test('begins a period at once and credits the rest of the former one', async () => {
    const { subscription, item } = await subscribed(prices.coreMonthly, 10)
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price: prices.coreAnnual, quantity: 10 }],
      proration_date: half(item),
      expand: ['latest_invoice'],
    })
    const [annual] = changed.items.data
    expect(annual?.current_period_start).toBe(half(item))
    expect(annual?.price.recurring?.interval).toBe('year')
    expect(changed.latest_invoice).toMatchObject({ total: 12_000 - 750, status: 'paid' })
  })
})

describe('a renewal', () => {
  test('that fails is tried again on days 3, 8 and 15, and ends the subscription at last', async () => {
    const { subscription, method, customer } = await subscribed(prices.coreMonthly, 10)
    control.setCardBehaviour(method, 'declinedLater')
    control.advance({ months: 1, seconds: 7_200 })
    const [renewal] = (await stripe.invoices.list({ customer })).data
    expect(renewal).toMatchObject({ status: 'open', attempt_count: 1 })
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due')
    control.advance({ days: 4 })
    expect((await stripe.invoices.retrieve(renewal?.id ?? '')).attempt_count).toBe(2)
    control.advance({ days: 14 })
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    })
  })

  test('succeeds at a later attempt, and the subscription is active again', async () => {
    const { subscription, method } = await subscribed(prices.coreMonthly, 10)
    control.setCardBehaviour(method, 'insufficientFunds')
    control.advance({ months: 1, seconds: 7_200 })
    control.setCardBehaviour(method, 'works')
    control.advance({ days: 4 })
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
  })

  test('does not happen after a cancellation for the end of the period', async () => {
    const { subscription, customer } = await subscribed(prices.coreMonthly, 10)
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    control.advance({ months: 1, seconds: 7_200 })
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1)
  })
})

describe('a trial', () => {
  test.each([
    ['with a card is paid when it ends', 'pm_card_visa', 'active'],
    ['without a card is paused when it ends', undefined, 'paused'],
  ] as const)('%s', async (_what, card, status) => {
    const customer = card ? (await customerWith(used, card)).customer : (await stripe.customers.create()).id
    const trial = await stripe.subscriptions.create({
      customer,
      items: [{ price: prices.proMonthly, quantity: 3 }],
      trial_period_days: 30,
      trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    })
    expect(trial.status).toBe('trialing')
    control.advance({ days: 28 })
    const told = control.events().filter(({ type }) => type === 'customer.subscription.trial_will_end')
    expect(told.some(({ data }) => data.object.id === trial.id)).toBe(true)
    control.advance({ days: 2, seconds: 7_200 })
    expect((await stripe.subscriptions.retrieve(trial.id)).status).toBe(status)
  })
})
