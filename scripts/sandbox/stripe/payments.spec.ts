import { describe, expect, test } from 'vitest'
import { customerWith, idOf } from './testing/testCustomer.ts'
import { useStripe } from './testing/useStripe.ts'

const used = await useStripe()
const { control, url } = used
const { stripe } = used.billing
const automatic_payment_methods = { enabled: true, allow_redirects: 'never' } as const

const setup = async () => {
  const { id: customer } = await stripe.customers.create()
  const intent = await stripe.setupIntents.create({
    customer,
    usage: 'off_session',
    automatic_payment_methods,
  })
  return { customer, intent: intent.id }
}
const payment = async (amount = 5_000, customer?: string) => {
  const { id } = await stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    customer: customer ?? (await stripe.customers.create()).id,
    automatic_payment_methods,
    description: '5,000 points',
    metadata: { topup_id: 'U1' },
  })
  return id
}
const cardsOf = async (customer: string) =>
  (await stripe.paymentMethods.list({ customer, type: 'card' })).data.map(({ card }) => card?.last4)
const typesAbout = (id: string): readonly string[] =>
  control
    .events()
    .filter(({ data }) => data.object.id === id || data.object.payment_intent === id)
    .map(({ type }) => type)

describe('a card', () => {
  test('is saved by a person, and removed', async () => {
    const { customer, intent } = await setup()
    expect(control.confirmSetup(intent)).toBe('succeeded')
    expect(await cardsOf(customer)).toEqual(['4242'])
    const { payment_method } = await stripe.setupIntents.retrieve(intent)
    await stripe.paymentMethods.detach(idOf(payment_method))
    expect(await cardsOf(customer)).toEqual([])
  })

  test('that needs 3-D Secure is saved after the answer', async () => {
    const { customer, intent } = await setup()
    expect(control.confirmSetup(intent, 'pm_card_authenticationRequiredOnSetup')).toBe('requires_action')
    expect(await cardsOf(customer)).toEqual([])
    expect(control.answerThreeDSecure(intent, true)).toBe('succeeded')
    expect(await cardsOf(customer)).toEqual(['3155'])
  })

  test('is not saved where 3-D Secure is closed, and another one can be tried', async () => {
    const { customer, intent } = await setup()
    control.confirmSetup(intent, 'pm_card_authenticationRequired')
    expect(control.answerThreeDSecure(intent, false)).toBe('requires_payment_method')
    expect(await stripe.setupIntents.retrieve(intent)).toMatchObject({
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    })
    expect(control.confirmSetup(intent)).toBe('succeeded')
    expect(await cardsOf(customer)).toEqual(['4242'])
  })

  test('that the bank declines is not saved', async () => {
    const { customer, intent } = await setup()
    expect(control.confirmSetup(intent, 'pm_card_visa_chargeDeclined')).toBe('requires_payment_method')
    expect(await cardsOf(customer)).toEqual([])
  })
})

describe('a payment', () => {
  test('succeeds once, with a receipt', async () => {
    const intent = await payment()
    expect(control.confirmPayment(intent)).toBe('succeeded')
    expect(() => control.confirmPayment(intent)).toThrow('succeeded')
    const paid = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 5_000, latest_charge: { paid: true } })
    const charge = paid.latest_charge
    const receipt = typeof charge === 'object' ? charge?.receipt_url : undefined
    expect(await (await fetch(receipt ?? '')).text()).toContain('5,000 points')
    const pdf = await fetch(`${receipt}/pdf`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toMatch(
      /^%PDF-1\.4[\s\S]*\$50\.00[\s\S]*%%EOF\n$/,
    )
  })

  test('changes its amount until it is confirmed', async () => {
    const intent = await payment()
    expect((await stripe.paymentIntents.update(intent, { amount: 7_500 })).amount).toBe(7_500)
    control.confirmPayment(intent)
    await expect(stripe.paymentIntents.update(intent, { amount: 100 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  test('is at least 50 cents', async () => {
    await expect(payment(49)).rejects.toMatchObject({ code: 'amount_too_small' })
  })

  test('with 3-D Secure succeeds after the answer, and fails where it is closed', async () => {
    const confirmed = await payment()
    expect(control.confirmPayment(confirmed, 'pm_card_authenticationRequired')).toBe('requires_action')
    expect(control.answerThreeDSecure(confirmed, true)).toBe('succeeded')
    const closed = await payment()
    control.confirmPayment(closed, 'pm_card_authenticationRequired')
    expect(control.answerThreeDSecure(closed, false)).toBe('requires_payment_method')
    expect(typesAbout(closed)).toContain('payment_intent.payment_failed')
  })

  test('without the person is refused where the bank wants to ask them', async () => {
    const { customer, method } = await customerWith(used, 'pm_card_authenticationRequired')
    const paying = stripe.paymentIntents.create({
      amount: 5_000,
      currency: 'usd',
      customer,
      payment_method: method,
      off_session: true,
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    })
    await expect(paying).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'authentication_required',
      payment_intent: { status: 'requires_payment_method' },
    })
  })

  test('without the person succeeds with a card that was saved with 3-D Secure', async () => {
    const { customer, intent } = await setup()
    control.confirmSetup(intent, 'pm_card_authenticationRequiredOnSetup')
    control.answerThreeDSecure(intent, true)
    const { payment_method } = await stripe.setupIntents.retrieve(intent)
    const paid = await stripe.paymentIntents.create({
      amount: 5_000,
      currency: 'usd',
      customer,
      payment_method: idOf(payment_method),
      off_session: true,
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    })
    expect(paid.status).toBe('succeeded')
  })

  test('that is declined can be paid with another card', async () => {
    const intent = await payment()
    expect(control.confirmPayment(intent, 'pm_card_visa_chargeDeclinedInsufficientFunds')).toBe(
      'requires_payment_method',
    )
    expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({
      last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
    })
    expect(control.confirmPayment(intent)).toBe('succeeded')
  })
})

describe('money that goes back', () => {
  test('is refunded in parts, and never more than was paid', async () => {
    const intent = await payment()
    control.confirmPayment(intent)
    await stripe.refunds.create({ payment_intent: intent, amount: 2_000 })
    await expect(stripe.refunds.create({ payment_intent: intent, amount: 3_001 })).rejects.toThrow(
      'greater than',
    )
    await stripe.refunds.create({ payment_intent: intent })
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    const { data } = await stripe.refunds.list({ payment_intent: intent })
    expect(data.map(({ amount }) => amount)).toEqual([3_000, 2_000])
  })

  test('is taken by the bank in a dispute, which is won or lost', async () => {
    const intent = await payment()
    control.confirmPayment(intent, 'pm_card_createDispute')
    const { data } = await stripe.disputes.list({ payment_intent: intent })
    expect(data).toMatchObject([{ status: 'needs_response', amount: 5_000, reason: 'fraudulent' }])
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
    control.closeDispute(intent, 'won')
    expect(typesAbout(intent)).toEqual(
      expect.arrayContaining([
        'charge.dispute.created',
        'charge.dispute.closed',
        'charge.dispute.funds_reinstated',
      ]),
    )
  })
})

describe('an invoice by hand', () => {
  test('bills an item, is paid, and has a PDF', async () => {
    const { customer } = await customerWith(used)
    const { id } = await stripe.invoices.create({
      customer,
      auto_advance: false,
      description: 'Rewards of October',
    })
    await stripe.invoiceItems.create({
      customer,
      invoice: id ?? '',
      amount: 12_345,
      currency: 'usd',
      description: 'Rewards',
    })
    await stripe.invoices.finalizeInvoice(id ?? '')
    const paid = await stripe.invoices.pay(id ?? '')
    expect(paid).toMatchObject({
      status: 'paid',
      total: 12_345,
      amount_paid: 12_345,
      billing_reason: 'manual',
    })
    expect(paid.invoice_pdf).toBe(`${url}/stripe/invoices/${id}/pdf`)
    const pdf = await fetch(paid.invoice_pdf ?? '')
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toContain('$123.45')
  })

  test('says why it can not be paid', async () => {
    const { customer } = await customerWith(used, 'pm_card_chargeCustomerFail')
    await stripe.invoiceItems.create({ customer, amount: 900, currency: 'usd' })
    const { id } = await stripe.invoices.create({ customer, pending_invoice_items_behavior: 'include' })
    await expect(stripe.invoices.pay(id ?? '')).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
    })
    expect((await stripe.invoices.voidInvoice(id ?? '')).status).toBe('void')
  })
})
