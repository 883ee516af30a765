import { describe, expect, test } from 'vitest'
import { contractFolder, contractsMissing } from '../../contracts/readContract.ts'
import { readStripeContract } from '../../contracts/stripeContract.ts'
import { eventsOfLaurel } from './testing/eventsOfLaurel.ts'
import { customerWith, planPricesIn } from './testing/testCustomer.ts'
import { useStripe } from './testing/useStripe.ts'

const folder = contractFolder()
const secondsForSchemas = 120

describe.skipIf(folder === undefined)(
  `the contract of Stripe (skipped where ${contractsMissing})`,
  async () => {
    // Checks every call and every answer.
    const used = await useStripe()
    const { control } = used
    const { stripe } = used.billing
    const automatic_payment_methods = { enabled: true, allow_redirects: 'never' } as const
    const pay = async (card: string, customer?: string): Promise<string> => {
      const { id } = await stripe.paymentIntents.create({
        amount: 5_000,
        currency: 'usd',
        ...(customer === undefined ? {} : { customer }),
        automatic_payment_methods,
        metadata: { topup_id: 'U1' },
      })
      control.confirmPayment(id, card)
      return id
    }

    test('holds for cards and payments in every status', { timeout: secondsForSchemas * 1_000 }, async () => {
      const { customer, method } = await customerWith(used)
      for (const card of ['pm_card_visa', 'pm_card_visa_chargeDeclined', 'pm_card_authenticationRequired']) {
        const { id } = await stripe.setupIntents.create({ customer, automatic_payment_methods })
        control.confirmSetup(id, card)
        await stripe.setupIntents.retrieve(id)
        control.answerThreeDSecure(id, false)
        if (card !== 'pm_card_visa') await stripe.setupIntents.cancel(id)
      }
      await stripe.setupIntents.list({ customer })
      await stripe.paymentMethods.list({ customer, type: 'card' })
      const declined = await pay('pm_card_visa_chargeDeclined', customer)
      await stripe.paymentIntents.retrieve(declined, { expand: ['latest_charge'] })
      await stripe.paymentIntents.cancel(declined)
      const asked = await pay('pm_card_authenticationRequired', customer)
      await stripe.paymentIntents.retrieve(asked)
      control.answerThreeDSecure(asked, false)
      const refunded = await pay('pm_card_visa', customer)
      await stripe.refunds.create({ payment_intent: refunded, amount: 100 })
      await stripe.charges.list({ payment_intent: refunded, expand: ['data.refunds'] })
      const disputed = await pay('pm_card_createDispute', customer)
      const [dispute] = (await stripe.disputes.list({ payment_intent: disputed })).data
      await stripe.disputes.update(dispute?.id ?? '', { evidence: { product_description: 'Points' } })
      control.closeDispute(disputed, 'won')
      await stripe.disputes.retrieve(dispute?.id ?? '')
      await stripe.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] })
      await stripe.paymentMethods.update(method, { card: { exp_month: 11 } })
      await stripe.paymentMethods.detach(method)
      await stripe.customers.del(customer)
    })

    test('holds for subscriptions, invoices and previews', {
      timeout: secondsForSchemas * 1_000,
    }, async () => {
      const prices = await planPricesIn(used)
      const { customer, method } = await customerWith(used)
      const { items, id } = await stripe.subscriptions.create({
        customer,
        items: [{ price: prices.coreMonthly, quantity: 10 }],
        payment_settings: { save_default_payment_method: 'on_subscription' },
        billing_mode: { type: 'flexible' },
        metadata: { team_id: 'T1' },
        expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
      })
      const change = { items: [{ id: items.data[0]?.id ?? '', price: prices.proAnnual, quantity: 12 }] }
      await stripe.invoices.createPreview({ subscription: id })
      await stripe.invoices.createPreview({
        subscription: id,
        subscription_details: { ...change, proration_behavior: 'always_invoice' },
      })
      await stripe.invoices.createPreview({
        customer,
        subscription_details: { items: [{ price: prices.proMonthly, quantity: 3 }] },
      })
      await stripe.subscriptions.update(id, { items: [{ id: items.data[0]?.id ?? '', quantity: 11 }] })
      await stripe.invoiceItems.list({ customer, pending: true })
      await stripe.subscriptions.update(id, change)
      control.setCardBehaviour(method, 'declinedLater')
      control.advance({ months: 12, seconds: 7_200 })
      const { data: open } = await stripe.invoices.list({ customer, status: 'open' })
      for (const invoice of open)
        await stripe.invoices.retrieve(invoice.id, { expand: ['payments.data.payment.payment_intent'] })
      await stripe.invoices.markUncollectible(open[0]?.id ?? '')
      await stripe.invoiceItems.create({ customer, amount: 900, currency: 'usd' })
      const withdrawn = await stripe.invoices.create({ customer, pending_invoice_items_behavior: 'include' })
      await stripe.invoices.finalizeInvoice(withdrawn.id)
      await stripe.invoices.voidInvoice(withdrawn.id)
      await stripe.subscriptions.retrieve(id, { expand: ['default_payment_method', 'customer'] })
      await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true })
      await stripe.subscriptions.list({ customer, status: 'all' })
      await stripe.invoicePayments.list({ status: 'paid' })
      await stripe.prices.list({ active: true, expand: ['data.product'] })
      await stripe.products.list({ active: true })
      const { id: cardless } = await stripe.customers.create()
      const trial = await stripe.subscriptions.create({
        customer: cardless,
        items: [{ price: prices.proMonthly, quantity: 3 }],
        trial_period_days: 30,
        trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
      })
      control.advance({ days: 31 })
      await stripe.subscriptions.retrieve(trial.id)
      await stripe.events.list({ limit: 100 })
    })

    test('holds for every event', { timeout: secondsForSchemas * 1_000 }, () => {
      const contract = readStripeContract(folder ?? '')
      const events = control.events()
      const types = new Set(events.map(({ type }) => type))
      for (const type of types) {
        const event = events.find(each => each.type === type)
        if (event) contract.expectEvent(event)
      }
      expect(eventsOfLaurel.filter(type => !types.has(type))).toEqual([])
    })
  },
)
