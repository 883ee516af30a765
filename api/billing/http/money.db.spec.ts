import { readBilling, setupCard } from '@laurel/contract/billing/cards.ts'
import { listInvoices } from '@laurel/contract/billing/invoices.ts'
import { listTopUps, readPaymentIntent, topUpIntent } from '@laurel/contract/billing/topUps.ts'
import { me } from '@laurel/contract/people/me.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { useStripe } from '@laurel/scripts/sandbox/stripe/testing/useStripe.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'
import { customerOf, knownCustomerOf } from '../customerOf.ts'
import { deliverEvents } from '../testing/deliverEvents.ts'
import { addTestCard } from '../testing/testBilling.ts'

const { url } = await createTestDatabase()
const { billing, control } = await useStripe()
const { stripe } = billing
const api = createTestApi(url, { billing })

const get = async (as: TestMember, path: string) => api().ask(as, { url: `/v1/team${path}` })
const billingOf = async (as: TestMember) => readBilling.response.parse((await get(as, '/billing')).body)
const historyOf = async (as: TestMember, query = '') =>
  listTopUps.response.parse((await get(as, `/topups${query}`)).body).topups
const teamOf = async (as: TestMember) =>
  me.response.parse((await api().ask(as, { url: '/v1/user/me' })).body).team
const begin = async (as: TestMember, points: number, more = '') =>
  topUpIntent.response.parse((await get(as, `/billing/topup_intent?point_amount=${points}${more}`)).body)
const deliver = () => deliverEvents(api(), billing, control.events())

/** A person saves a card on the page. */
const saveCard = async (as: TestMember, card?: string) => {
  const { client_secret } = setupCard.response.parse((await get(as, '/billing/setup_card')).body)
  control.confirmSetup(client_secret.split('_secret_')[0] ?? '', card)
  await deliver()
}

describe('the cards of a team', () => {
  test('begin empty, with what a page needs to add one', async () => {
    const { olga } = await api().team('no-card')
    expect(await billingOf(olga)).toEqual({
      sources: [],
      is_billing_set_up: true,
      publishable_key: billing.publishableKey,
      script_url: billing.scriptUrl,
    })
    expect((await teamOf(olga)).metadata.have_payment_method).toBe(false)
  })

  test('are saved on the page; the first one is charged, and the team has a payment method', async () => {
    const { olga } = await api().team('saves')
    await saveCard(olga)
    await saveCard(olga, 'pm_card_mastercard')
    const { sources } = await billingOf(olga)
    expect(sources.map(({ card, is_default }) => [card.brand, card.last4, is_default])).toEqual([
      ['mastercard', '4444', false],
      ['visa', '4242', true],
    ])
    expect((await teamOf(olga)).metadata.have_payment_method).toBe(true)
  })

  test('change their default, and the removed default is followed by another', async () => {
    const { olga } = await api().team('changes')
    await saveCard(olga)
    await saveCard(olga, 'pm_card_mastercard')
    const [mastercard, visa] = (await billingOf(olga)).sources
    const chosen = { method: 'POST', url: '/v1/team/billing/default_card' } as const
    expect(await api().ask(olga, { ...chosen, payload: { card_id: mastercard?.id } })).toMatchObject({
      status: 200,
    })
    expect((await billingOf(olga)).sources[0]).toMatchObject({ id: mastercard?.id, is_default: true })
    const removed = { method: 'DELETE', url: `/v1/team/billing/cards/${mastercard?.id}` } as const
    expect(await api().ask(olga, removed)).toMatchObject({ status: 200 })
    expect((await billingOf(olga)).sources).toMatchObject([{ id: visa?.id, is_default: true }])
    expect(await api().ask(olga, removed)).toMatchObject({ status: 404, body: { code: 'CARD_UNKNOWN' } })
  })

  test('of another team can be neither chosen nor removed', async () => {
    const [{ olga }, other] = [await api().team('mine'), await api().team('theirs')]
    await saveCard(olga)
    await saveCard(other.olga)
    const [theirs] = (await billingOf(other.olga)).sources
    const removed = { method: 'DELETE', url: `/v1/team/billing/cards/${theirs?.id}` } as const
    expect(await api().ask(olga, removed)).toMatchObject({ status: 404 })
    expect((await billingOf(other.olga)).sources).toHaveLength(1)
  })

  test('that were removed at Stripe are gone with its event', async () => {
    const { olga } = await api().team('removed-there')
    await saveCard(olga)
    const [card] = (await billingOf(olga)).sources
    await stripe.paymentMethods.detach(card?.id ?? '')
    await deliver()
    expect((await teamOf(olga)).metadata.have_payment_method).toBe(false)
  })

  test('are for administrators', async () => {
    const { ann } = await api().team('members')
    expect(await get(ann, '/billing')).toMatchObject({ status: 403 })
    expect(await get(ann, '/billing/setup_card')).toMatchObject({ status: 403 })
  })

  test('wait while Stripe does not answer', async () => {
    const { olga, teamId } = await api().team('away')
    await customerOf({ database: api().database, billing }, teamId)
    control.plan({ kind: 'fail', path: '/v1/payment_methods', times: 3 })
    expect(await get(olga, '/billing')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    control.clearFaults()
  })
})

describe('a top-up', () => {
  test('costs a cent for each point, and counts once its payment is reported', async () => {
    const { olga } = await api().team('buys')
    const before = (await teamOf(olga)).purchased_points
    const intent = await begin(olga, 12_345)
    expect(intent).toMatchObject({ amount: 12_345, fee: 0, points: 12_345, currency: 'usd' })
    control.confirmPayment(intent.intent_id)
    const known = (await historyOf(olga)).length
    await deliver()
    const [newest, ...older] = await historyOf(olga)
    expect(older).toHaveLength(known)
    expect(newest).toMatchObject({
      points: 12_345,
      reversed_points: 0,
      transaction: { pi_id: intent.intent_id },
    })
    expect((await teamOf(olga)).purchased_points).toBe(before + 12_345)
    expect(await historyOf(olga, '?limit=1')).toHaveLength(1)
  })

  test('takes other points until it is paid, also those it had before', async () => {
    const { olga } = await api().team('changes-points')
    const { intent_id: id } = await begin(olga, 1_000)
    for (const points of [2_000, 1_000, 2_000])
      expect(await begin(olga, points, `&intent_id=${id}`)).toMatchObject({ intent_id: id, amount: points })
    control.confirmPayment(id)
    expect(await get(olga, `/billing/topup_intent?point_amount=5000&intent_id=${id}`)).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_NOT_OPEN' },
    })
    await deliver()
    expect((await historyOf(olga))[0]).toMatchObject({ points: 2_000 })
  })

  test('below 50 points or of another team is refused', async () => {
    const [{ olga }, other] = [await api().team('small'), await api().team('foreign')]
    expect(await get(olga, '/billing/topup_intent?point_amount=49')).toMatchObject({ status: 400 })
    const { intent_id: theirs } = await begin(other.olga, 500)
    const unknown = { status: 404, body: { code: 'PAYMENT_UNKNOWN' } }
    expect(await get(olga, `/billing/topup_intent?point_amount=900&intent_id=${theirs}`)).toMatchObject(
      unknown,
    )
    expect(await get(olga, `/billing/payment_intent/${theirs}`)).toMatchObject(unknown)
    expect(await get(olga, '/billing/payment_intent/pi_none')).toMatchObject(unknown)
  })

  test('shows what the bank said, and its receipt once it is paid', async () => {
    const { olga } = await api().team('declined')
    const { intent_id: id } = await begin(olga, 5_000)
    const payment = async () =>
      readPaymentIntent.response.parse((await get(olga, `/billing/payment_intent/${id}`)).body)
    control.confirmPayment(id, 'pm_card_visa_chargeDeclined')
    expect(await payment()).toMatchObject({
      status: 'requires_payment_method',
      problem: 'Your card was declined.',
      client_secret: expect.any(String),
      receipt_url: null,
    })
    control.confirmPayment(id)
    expect(await payment()).toMatchObject({
      status: 'succeeded',
      problem: null,
      client_secret: null,
      card: { brand: 'visa', last4: '4242' },
      receipt_url: expect.stringContaining('http'),
    })
  })

  test('has a receipt as a PDF for the administrators of its team', async () => {
    const [{ olga, ann }, other] = [await api().team('receipt'), await api().team('receipt-stranger')]
    const { intent_id: id } = await begin(olga, 5_000)
    control.confirmPayment(id)
    await deliver()
    const topUp = (await historyOf(olga)).find(({ transaction }) => transaction.pi_id === id)
    const path = `/billing/receipts/${topUp?.id}`
    const answer = await get(olga, path)
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="R-[0-9A-F]{8}\.pdf"$/)
    expect(answer.text.slice(0, 5)).toBe('%PDF-')
    expect(await get(other.olga, path)).toMatchObject({ status: 404, body: { code: 'PAYMENT_UNKNOWN' } })
    expect(await get(ann, path)).toMatchObject({ status: 403 })
  })

  test('whose first answer was lost is found by the id that the payment names', async () => {
    const { olga, teamId } = await api().team('lost-answer')
    control.plan({ kind: 'failAfterSuccess', path: '/v1/payment_intents' })
    expect(await get(olga, '/billing/topup_intent?point_amount=700')).toMatchObject({ status: 503 })
    const customer = await knownCustomerOf(api().database, teamId)
    const { data } = await stripe.paymentIntents.list({ customer: customer ?? '' })
    control.confirmPayment(data[0]?.id ?? '')
    const known = (await historyOf(olga)).length
    await deliver()
    expect(await historyOf(olga)).toHaveLength(known + 1)
  })

  test('is not made by a payment of another kind', async () => {
    const { olga, teamId } = await api().team('other-payment')
    const customer = await addTestCard({ database: api().database, billing }, teamId)
    const { id } = await stripe.paymentIntents.create({ amount: 900, currency: 'usd', customer })
    control.confirmPayment(id)
    const known = (await historyOf(olga)).length
    await deliver()
    expect(await historyOf(olga)).toHaveLength(known)
  })
})

describe('the invoices', () => {
  test('are those of the subscription, open and paid', async () => {
    const { olga, teamId } = await api().team('invoices')
    expect((await get(olga, '/invoices')).body).toEqual({ open_invoices: [], paid_invoices: [] })
    const customer = await addTestCard({ database: api().database, billing }, teamId)
    const price = await stripe.prices.create({
      currency: 'usd',
      unit_amount: 12_345,
      recurring: { interval: 'month' },
      product_data: { name: 'Core' },
    })
    await stripe.subscriptions.create({ customer, items: [{ price: price.id }] })
    const [card] = (await billingOf(olga)).sources
    control.setCardBehaviour(card?.id ?? '', 'declinedLater')
    control.advance({ months: 1, seconds: 7_200 })
    const { open_invoices, paid_invoices } = listInvoices.response.parse((await get(olga, '/invoices')).body)
    expect(open_invoices).toMatchObject([{ total: 12_345, paid: false, currency: 'usd' }])
    expect(paid_invoices).toMatchObject([
      { total: 12_345, paid: true, number: expect.any(String), invoice_pdf: expect.stringContaining('http') },
    ])
  })
})
