import { describe, expect, test } from 'vitest'
import { useStripe } from './testing/useStripe.ts'

const { billing, control } = await useStripe()
const { stripe } = billing

const newCustomer = async (card?: string) => {
  const customer = await stripe.customers.create({ metadata: { team_id: 'T1' } })
  if (card === undefined) return customer.id
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id })
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } })
  return customer.id
}

const pay = (customer: string, amount = 5_000) =>
  stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    customer,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    metadata: { topup_id: 'U1' },
  })

describe('a card', () => {
  test('is saved by a person, listed and removed', async () => {
    const customer = await newCustomer()
    const intent = await stripe.setupIntents.create({
      customer,
      usage: 'off_session',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    })
    expect(intent).toMatchObject({ status: 'requires_payment_method', client_secret: expect.any(String) })
    expect(control.confirmSetup(intent.id)).toBe('succeeded')
    const { data } = await stripe.paymentMethods.list({ customer, type: 'card' })
    expect(data).toMatchObject([{ card: { brand: 'visa', last4: '4242', exp_month: 12 } }])
    await stripe.paymentMethods.detach(data[0]?.id ?? '')
    expect((await stripe.paymentMethods.list({ customer, type: 'card' })).data).toEqual([])
  })
})

describe('a payment', () => {
  test('succeeds, with a receipt', async () => {
    const intent = await pay(await newCustomer())
    expect(control.confirmPayment(intent.id)).toBe('succeeded')
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 5_000, latest_charge: { paid: true } })
  })
})

describe('a subscription', () => {
  test('is paid at once and renewed', async () => {
    const customer = await newCustomer('pm_card_visa')
    const price = await stripe.prices.create({
      currency: 'usd',
      unit_amount: 150,
      recurring: { interval: 'month' },
      product_data: { name: 'Core' },
      lookup_key: 'laurel_core_monthly',
      metadata: { plan_id: 'core' },
    })
    const subscription = await stripe.subscriptions.create({
      customer,
      items: [{ price: price.id, quantity: 10 }],
    })
    expect(subscription.status).toBe('active')
    control.advance({ months: 1, seconds: 7_200 })
    const { data } = await stripe.invoices.list({ customer })
    expect(data.map(({ status, total }) => [status, total])).toEqual([
      ['paid', 1_500],
      ['paid', 1_500],
    ])
  })
})
