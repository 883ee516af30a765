import { rowIn } from '../http/lists.ts'
import { showPaymentIntent } from '../objects/intents.ts'
import { amountDueOf, showInvoice, showInvoicePayment, totalOf } from '../objects/invoice.ts'
import { confirmPayment } from '../payments/charging.ts'
import type { InvoiceItemRow, InvoiceRow, LineRow, SubscriptionRow } from '../state/billingRows.ts'
import type { PaymentIntentRow } from '../state/paymentRows.ts'
import { newId, newSecret, type World } from '../world.ts'
import { balanceAfter } from './balance.ts'
import { subscriptionWasNotPaid, subscriptionWasPaid } from './subscriptionPayments.ts'

const hour = 3_600
const day = 86_400
/** Days after the first failed attempt at which Stripe tries again. */
const retryDays = [3, 5, 7] as const

export const emitInvoice = (world: World, invoice: InvoiceRow, what: string): void =>
  world.emit(`invoice.${what}`, showInvoice(invoice, world))

type NewInvoice = Pick<InvoiceRow, 'customer' | 'billingReason' | 'lines' | 'periodStart' | 'periodEnd'> &
  Partial<
    Pick<InvoiceRow, 'subscription' | 'description' | 'metadata' | 'advancesItself' | 'defaultPaymentMethod'>
  >

export const draftInvoice = (now: number, balance: number, given: NewInvoice): InvoiceRow => ({
  id: newId('in'),
  created: now,
  subscription: null,
  status: 'draft',
  number: null,
  currency: 'usd',
  description: null,
  metadata: {},
  startingBalance: balance,
  endingBalance: null,
  amountPaid: 0,
  attemptCount: 0,
  advancesItself: true,
  finalizesAt: null,
  nextAttemptAt: null,
  finalizedAt: null,
  paidAt: null,
  voidedAt: null,
  uncollectibleAt: null,
  paymentIntent: null,
  defaultPaymentMethod: null,
  ...given,
})

/** A draft that Stripe finalizes by itself an hour later. */
export const createInvoice = (world: World, given: NewInvoice): InvoiceRow => {
  const customer = rowIn(world.state.customers, 'customer', given.customer)
  const invoice = draftInvoice(world.now(), customer.balance, given)
  if (invoice.advancesItself) invoice.finalizesAt = world.now() + hour
  world.state.invoices[invoice.id] = invoice
  emitInvoice(world, invoice, 'created')
  return invoice
}

/** The items that wait for the next invoice of a customer, or of one subscription. */
export const pendingItems = (
  { state }: Pick<World, 'state'>,
  customer: string,
  subscription: string | null,
): readonly InvoiceItemRow[] =>
  Object.values(state.invoiceItems).filter(
    item => item.invoice === null && item.customer === customer && item.subscription === subscription,
  )

export const lineOf = (item: InvoiceItemRow): LineRow => ({
  id: newId('il'),
  amount: item.amount,
  description: item.description,
  quantity: item.quantity,
  periodStart: item.periodStart,
  periodEnd: item.periodEnd,
  price: item.price,
  unitAmount: item.unitAmount,
  isProration: item.isProration,
  subscription: item.subscription,
  subscriptionItem: item.subscriptionItem,
  invoiceItem: item.id,
})

/** The lines of pending items, which belong to the invoice from then on. */
export const takePendingItems = (
  world: World,
  customer: string,
  subscription: string | null,
  invoice: string,
) =>
  pendingItems(world, customer, subscription).map(item => {
    item.invoice = invoice
    return lineOf(item)
  })

/** Gives the invoice its number, takes the balance of the customer into account, and asks for the payment. */
export const finalizeInvoice = (world: World, invoice: InvoiceRow): void => {
  const { state, now } = world
  const customer = rowIn(state.customers, 'customer', invoice.customer)
  invoice.number = `${customer.invoicePrefix}-${String(customer.nextInvoiceSequence).padStart(4, '0')}`
  customer.nextInvoiceSequence += 1
  invoice.startingBalance = customer.balance
  invoice.endingBalance = balanceAfter(totalOf(invoice), customer.balance)
  customer.balance = invoice.endingBalance
  invoice.status = 'open'
  invoice.finalizedAt = now()
  invoice.finalizesAt = null
  const due = amountDueOf(invoice)
  if (due > 0) askForPayment(world, invoice, due)
  emitInvoice(world, invoice, 'finalized')
  if (due === 0) markPaid(world, invoice)
}

const askForPayment = (world: World, invoice: InvoiceRow, due: number): void => {
  const { state, now } = world
  const id = newId('pi')
  const intent: PaymentIntentRow = {
    id,
    created: now(),
    clientSecret: newSecret(id),
    amount: due,
    currency: invoice.currency,
    customer: invoice.customer,
    paymentMethod: null,
    status: 'requires_payment_method',
    description:
      invoice.billingReason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    receiptEmail: null,
    setupFutureUsage: 'off_session',
    isOffSession: false,
    metadata: {},
    problem: null,
    latestCharge: null,
    canceledAt: null,
    cancellationReason: null,
    invoice: invoice.id,
  }
  state.paymentIntents[id] = intent
  invoice.paymentIntent = id
  const payment = {
    id: newId('inpay'),
    created: now(),
    invoice: invoice.id,
    paymentIntent: id,
    amount: due,
    currency: invoice.currency,
    status: 'open' as const,
    paidAt: null,
    canceledAt: null,
  }
  state.invoicePayments[payment.id] = payment
  world.emit('payment_intent.created', showPaymentIntent(intent, state))
}

/** The card that an invoice is charged to. */
export const methodFor = ({ state }: World, invoice: InvoiceRow): string | undefined => {
  const subscription: SubscriptionRow | undefined = state.subscriptions[invoice.subscription ?? '']
  return (
    invoice.defaultPaymentMethod ??
    subscription?.defaultPaymentMethod ??
    state.customers[invoice.customer]?.defaultPaymentMethod ??
    undefined
  )
}

/** Tries to collect an open invoice. What failed is tried again while Stripe collects by itself. */
export const collectInvoice = (
  world: World,
  invoice: InvoiceRow,
  given?: string,
  isOffSession = true,
): void => {
  const { state } = world
  const intent = state.paymentIntents[invoice.paymentIntent ?? '']
  if (invoice.status !== 'open' || !intent) return
  invoice.attemptCount += 1
  const method = state.paymentMethods[given ?? methodFor(world, invoice) ?? '']
  if (!method || method.customer !== invoice.customer) {
    noteFailure(world, invoice)
    return
  }
  confirmPayment(world, intent, method, isOffSession)
  afterPaymentAttempt(world, intent)
}

/** What follows for the invoice from what became of its payment. */
export const afterPaymentAttempt = (world: World, intent: PaymentIntentRow): void => {
  const invoice = world.state.invoices[intent.invoice ?? '']
  if (invoice?.status !== 'open') return
  if (intent.status === 'succeeded') {
    markPaid(world, invoice, intent)
    return
  }
  if (intent.status === 'requires_action') emitInvoice(world, invoice, 'payment_action_required')
  noteFailure(world, invoice)
}

const noteFailure = (world: World, invoice: InvoiceRow): void => {
  const days = retryDays[invoice.attemptCount - 1]
  const canRetry = invoice.advancesItself && invoice.billingReason !== 'subscription_create'
  const isLast = canRetry && days === undefined
  invoice.nextAttemptAt = canRetry && days !== undefined ? world.now() + days * day : null
  emitInvoice(world, invoice, 'payment_failed')
  subscriptionWasNotPaid(world, invoice, isLast)
}

const markPaid = (world: World, invoice: InvoiceRow, intent?: PaymentIntentRow): void => {
  const { state, now } = world
  invoice.status = 'paid'
  invoice.paidAt = now()
  invoice.nextAttemptAt = null
  const payment = Object.values(state.invoicePayments).find(each => each.invoice === invoice.id)
  if (intent && payment) {
    invoice.amountPaid = intent.amount
    payment.status = 'paid'
    payment.paidAt = now()
    world.emit('invoice_payment.paid', showInvoicePayment(payment))
  }
  emitInvoice(world, invoice, 'paid')
  emitInvoice(world, invoice, 'payment_succeeded')
  subscriptionWasPaid(world, invoice, intent?.paymentMethod ?? null)
}

/** Withdraws an invoice, with its payment. */
export const voidInvoice = (world: World, invoice: InvoiceRow): void => {
  const { state, now } = world
  invoice.status = 'void'
  invoice.voidedAt = now()
  invoice.nextAttemptAt = null
  const intent = state.paymentIntents[invoice.paymentIntent ?? '']
  if (intent && intent.status !== 'succeeded') {
    intent.status = 'canceled'
    intent.canceledAt = now()
    intent.cancellationReason = 'void_invoice'
    world.emit('payment_intent.canceled', showPaymentIntent(intent, state))
  }
  for (const payment of Object.values(state.invoicePayments))
    if (payment.invoice === invoice.id && payment.status === 'open') {
      payment.status = 'canceled'
      payment.canceledAt = now()
    }
  emitInvoice(world, invoice, 'voided')
}
