import { expect, test } from 'vitest'
import { customerWith, planPricesIn } from './testing/testCustomer.ts'
import { useStripe } from './testing/useStripe.ts'

const used = await useStripe()
const { control } = used
const { stripe } = used.billing
const prices = await planPricesIn(used)
const automatic_payment_methods = { enabled: true, allow_redirects: 'never' } as const

test('a deleted customer can be read, and takes part in nothing', async () => {
  const { customer, method } = await customerWith(used)
  const items = [{ price: prices.coreMonthly, quantity: 1 }]
  const { id } = await stripe.subscriptions.create({ customer, items })
  await stripe.customers.del(customer)
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true })
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled')
  expect((await stripe.paymentMethods.retrieve(method)).customer).toBeNull()
  const missing = { code: 'resource_missing' }
  await expect(stripe.subscriptions.create({ customer, items })).rejects.toMatchObject(missing)
  await expect(stripe.setupIntents.create({ customer, automatic_payment_methods })).rejects.toMatchObject(
    missing,
  )
  await expect(
    stripe.paymentIntents.create({ customer, amount: 500, currency: 'usd' }),
  ).rejects.toMatchObject(missing)
})

test('a card that was removed can not be used again', async () => {
  const { customer, method } = await customerWith(used)
  await stripe.paymentMethods.detach(method)
  await expect(stripe.paymentMethods.attach(method, { customer })).rejects.toThrow('may not be used again')
})

test('a payment without a page to come back to may not redirect, nor be off session unconfirmed', async () => {
  const { customer, method: payment_method } = await customerWith(used)
  const payment = { customer, payment_method, amount: 500, currency: 'usd' }
  await expect(stripe.paymentIntents.create({ ...payment, confirm: true })).rejects.toThrow('return_url')
  await expect(stripe.paymentIntents.create({ ...payment, off_session: true })).rejects.toThrow('confirm')
  const paid = await stripe.paymentIntents.create({ ...payment, confirm: true, automatic_payment_methods })
  expect(paid.status).toBe('succeeded')
})

test('the payment of an invoice follows its invoice', async () => {
  const { customer } = await customerWith(used, 'pm_card_authenticationRequired')
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: prices.coreMonthly, quantity: 1 }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  })
  const invoice = subscription.latest_invoice
  if (invoice === null || typeof invoice === 'string') throw new Error('The invoice was not expanded.')
  const [payment = ''] = invoice.confirmation_secret?.client_secret.split('_secret_') ?? []
  await expect(stripe.paymentIntents.cancel(payment)).rejects.toThrow('invoice')
  await expect(stripe.paymentIntents.update(payment, { amount: 100 })).rejects.toThrow('invoice')
  await stripe.invoices.voidInvoice(invoice.id ?? '')
  expect((await stripe.paymentIntents.retrieve(payment)).status).toBe('canceled')
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete_expired')
})

test('an invoice holds ten lines, and lists the others', async () => {
  const { customer } = await customerWith(used)
  const { items, id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: prices.coreMonthly, quantity: 1 }],
  })
  for (const quantity of [2, 3, 4, 5, 6, 7]) {
    control.advance({ seconds: 600 })
    await stripe.subscriptions.update(id, { items: [{ id: items.data[0]?.id ?? '', quantity }] })
  }
  const preview = await stripe.invoices.createPreview({ subscription: id })
  expect([preview.lines.data.length, preview.lines.has_more]).toEqual([10, true])
  const lines = await stripe.invoices.listLineItems(preview.id ?? '', { limit: 100 })
  expect([lines.data.length, lines.has_more]).toEqual([13, false])
  expect(lines.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(preview.total)
})

test('events are listed for 30 days', async () => {
  await stripe.customers.create()
  control.advance({ days: 31 })
  expect((await stripe.events.list({ type: 'customer.created' })).data).toEqual([])
})
