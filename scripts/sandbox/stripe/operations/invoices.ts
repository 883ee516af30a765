import { z } from 'zod'
import {
  collectInvoice,
  createInvoice,
  emitInvoice,
  finalizeInvoice,
  lineOf,
  takePendingItems,
  voidInvoice,
} from '../billing/invoicing.ts'
import { PreviewParams, previewInvoice } from '../billing/preview.ts'
import { expireSubscription } from '../billing/subscriptionPayments.ts'
import { page, rowIn } from '../http/lists.ts'
import { Metadata, mergeMetadata } from '../http/metadata.ts'
import { get, type Operation, post } from '../http/operation.ts'
import { expand, flag, Id, listing, optionalText, whole } from '../http/params.ts'
import { invalid, StripeRefusal } from '../http/refusal.ts'
import { showPaymentIntent } from '../objects/intents.ts'
import { pageOfLines, showInvoice, showInvoiceItem, showInvoicePayment } from '../objects/invoice.ts'
import { liveCustomer } from '../payments/customers.ts'
import type { InvoiceItemRow, InvoiceRow } from '../state/billingRows.ts'
import { newId, type World } from '../world.ts'

const invoiceOf = ({ state }: World, id: string): InvoiceRow => rowIn(state.invoices, 'invoice', id)

const needs = (row: InvoiceRow, status: InvoiceRow['status'], verb: string): void => {
  if (row.status !== status)
    throw invalid(`This invoice is ${row.status}: you can ${verb} only an invoice that is ${status}.`, {
      code: 'invoice_not_editable',
    })
}

const NewInvoice = z.strictObject({
  customer: Id,
  auto_advance: flag.default(false),
  collection_method: z.literal('charge_automatically').optional(),
  currency: optionalText,
  description: optionalText,
  default_payment_method: Id.optional(),
  pending_invoice_items_behavior: z.enum(['include', 'exclude']).default('exclude'),
  metadata: Metadata.optional(),
  expand,
})

const NewItem = z.strictObject({
  customer: Id,
  amount: whole.optional(),
  currency: optionalText,
  description: optionalText,
  invoice: Id.optional(),
  period: z.strictObject({ start: whole, end: whole }).optional(),
  quantity: whole.optional(),
  metadata: Metadata.optional(),
  expand,
})

const pay = (world: World, id: string, method: string | undefined, isOffSession: boolean) => {
  const row = invoiceOf(world, id)
  if (row.status === 'draft') finalizeInvoice(world, row)
  if (row.status === 'paid') return showInvoice(row, world)
  needs(row, 'open', 'pay')
  collectInvoice(world, row, method, isOffSession)
  const intent = world.state.paymentIntents[row.paymentIntent ?? '']
  if (intent?.status === 'succeeded') return showInvoice(row, world)
  const problem = intent?.problem
  throw new StripeRefusal(402, {
    type: problem ? 'card_error' : 'invalid_request_error',
    code:
      problem?.code ??
      (intent?.status === 'requires_action' ? 'invoice_payment_intent_requires_action' : 'missing'),
    declineCode: problem?.declineCode ?? null,
    message: problem?.message ?? 'There is no default payment method set on this Customer or Invoice.',
    ...(intent ? { paymentIntent: showPaymentIntent(intent, world.state) } : {}),
  })
}

export const invoiceOperations: readonly Operation[] = [
  post('/v1/invoices', NewInvoice, (world, given) => {
    liveCustomer(world, given.customer, 'customer')
    const invoice = createInvoice(world, {
      customer: given.customer,
      billingReason: 'manual',
      lines: [],
      periodStart: world.now(),
      periodEnd: world.now(),
      description: given.description || null,
      metadata: mergeMetadata({}, given.metadata),
      advancesItself: given.auto_advance,
      defaultPaymentMethod: given.default_payment_method ?? null,
    })
    if (given.pending_invoice_items_behavior === 'include')
      invoice.lines = takePendingItems(world, given.customer, null, invoice.id)
    return showInvoice(invoice, world)
  }),
  get(
    '/v1/invoices',
    z.strictObject({
      ...listing,
      customer: Id.optional(),
      subscription: Id.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    }),
    (world, { customer, subscription, status, ...given }) =>
      page(
        world.state.invoices,
        given,
        '/v1/invoices',
        row => showInvoice(row, world),
        row =>
          (customer === undefined || row.customer === customer) &&
          (subscription === undefined || row.subscription === subscription) &&
          (status === undefined || row.status === status),
      ),
  ),
  post('/v1/invoices/create_preview', PreviewParams, (world, given) => previewInvoice(world, given)),
  get('/v1/invoices/:id', z.strictObject({ expand }), (world, _given, id) =>
    showInvoice(invoiceOf(world, id), world),
  ),
  post(
    '/v1/invoices/:id',
    z.strictObject({
      description: optionalText,
      metadata: Metadata.optional(),
      auto_advance: flag.optional(),
      expand,
    }),
    (world, given, id) => {
      const row = invoiceOf(world, id)
      row.description = given.description ?? row.description
      row.metadata = mergeMetadata(row.metadata, given.metadata)
      row.advancesItself = given.auto_advance ?? row.advancesItself
      emitInvoice(world, row, 'updated')
      return showInvoice(row, world)
    },
  ),
  post(
    '/v1/invoices/:id/finalize',
    z.strictObject({ auto_advance: flag.optional(), expand }),
    (world, given, id) => {
      const row = invoiceOf(world, id)
      needs(row, 'draft', 'finalize')
      row.advancesItself = given.auto_advance ?? row.advancesItself
      finalizeInvoice(world, row)
      return showInvoice(row, world)
    },
  ),
  post(
    '/v1/invoices/:id/pay',
    z.strictObject({ payment_method: Id.optional(), off_session: flag.default(true), expand }),
    (world, { payment_method, off_session }, id) => pay(world, id, payment_method, off_session),
  ),
  post('/v1/invoices/:id/void', z.strictObject({ expand }), (world, _given, id) => {
    const row = invoiceOf(world, id)
    needs(row, 'open', 'void')
    voidInvoice(world, row)
    const subscription = world.state.subscriptions[row.subscription ?? '']
    if (subscription?.status === 'incomplete') expireSubscription(world, subscription)
    return showInvoice(row, world)
  }),
  post('/v1/invoices/:id/mark_uncollectible', z.strictObject({ expand }), (world, _given, id) => {
    const row = invoiceOf(world, id)
    needs(row, 'open', 'mark')
    row.status = 'uncollectible'
    row.uncollectibleAt = world.now()
    row.nextAttemptAt = null
    emitInvoice(world, row, 'marked_uncollectible')
    return showInvoice(row, world)
  }),
  get('/v1/invoices/:id/lines', z.strictObject(listing), ({ state, previews }, given, id) =>
    pageOfLines(previews.get(id) ?? rowIn(state.invoices, 'invoice', id), given, state.prices),
  ),
  get(
    '/v1/invoice_payments',
    z.strictObject({
      ...listing,
      invoice: Id.optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
      payment: z
        .strictObject({ type: z.literal('payment_intent'), payment_intent: Id.optional() })
        .optional(),
    }),
    ({ state }, { invoice, status, payment, ...given }) =>
      page(
        state.invoicePayments,
        given,
        '/v1/invoice_payments',
        showInvoicePayment,
        row =>
          (invoice === undefined || row.invoice === invoice) &&
          (status === undefined || row.status === status) &&
          (payment?.payment_intent === undefined || row.paymentIntent === payment.payment_intent),
      ),
  ),
  post('/v1/invoiceitems', NewItem, (world, given) => {
    liveCustomer(world, given.customer, 'customer')
    const now = world.now()
    const amount = given.amount ?? 0
    const row: InvoiceItemRow = {
      id: newId('ii'),
      created: now,
      customer: given.customer,
      invoice: null,
      amount,
      description: given.description ?? '',
      quantity: given.quantity ?? 1,
      periodStart: given.period?.start ?? now,
      periodEnd: given.period?.end ?? now,
      price: null,
      unitAmount: amount,
      isProration: false,
      subscription: null,
      subscriptionItem: null,
      metadata: mergeMetadata({}, given.metadata),
    }
    world.state.invoiceItems[row.id] = row
    if (given.invoice !== undefined) {
      const invoice = rowIn(world.state.invoices, 'invoice', given.invoice, 'invoice')
      needs(invoice, 'draft', 'change')
      row.invoice = invoice.id
      invoice.lines = [...invoice.lines, lineOf(row)]
    }
    return showInvoiceItem(row, world.state.prices)
  }),
  get(
    '/v1/invoiceitems',
    z.strictObject({ ...listing, customer: Id.optional(), invoice: Id.optional(), pending: flag.optional() }),
    ({ state }, { customer, invoice, pending, ...given }) =>
      page(
        state.invoiceItems,
        given,
        '/v1/invoiceitems',
        row => showInvoiceItem(row, state.prices),
        row =>
          (customer === undefined || row.customer === customer) &&
          (invoice === undefined || row.invoice === invoice) &&
          (pending === undefined || pending === (row.invoice === null)),
      ),
  ),
]
