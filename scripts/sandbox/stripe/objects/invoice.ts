import { balanceAfter } from '../billing/balance.ts'
import { type Listing, pageOf } from '../http/lists.ts'
import type { InvoiceItemRow, InvoicePaymentRow, InvoiceRow, LineRow } from '../state/billingRows.ts'
import type { World } from '../world.ts'

export const totalOf = ({ lines }: Pick<InvoiceRow, 'lines'>): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

/** What has to be paid: the rest goes to the balance of the customer or comes from it. */
export const amountDueOf = (row: Pick<InvoiceRow, 'lines' | 'startingBalance' | 'endingBalance'>): number => {
  const total = totalOf(row)
  return total + row.startingBalance - (row.endingBalance ?? balanceAfter(total, row.startingBalance))
}

export const showLine = (line: LineRow, invoice: string | null, prices: World['state']['prices']) => ({
  id: line.id,
  object: 'line_item',
  amount: line.amount,
  currency: 'usd',
  description: line.description,
  discount_amounts: [],
  discountable: !line.isProration,
  discounts: [],
  invoice,
  livemode: false,
  metadata: {},
  parent:
    line.subscription !== null && (line.invoiceItem === null || line.isProration)
      ? {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: line.invoiceItem,
            proration: line.isProration,
            proration_details: { credited_items: null },
            subscription: line.subscription,
            subscription_item: line.subscriptionItem ?? '',
          },
          type: 'subscription_item_details',
        }
      : {
          invoice_item_details: {
            invoice_item: line.invoiceItem ?? '',
            proration: line.isProration,
            proration_details: { credited_items: null },
            subscription: line.subscription,
          },
          subscription_item_details: null,
          type: 'invoice_item_details',
        },
  period: { end: line.periodEnd, start: line.periodStart },
  pretax_credit_amounts: [],
  pricing:
    line.price === null
      ? null
      : {
          price_details: { price: line.price, product: prices[line.price]?.product ?? '' },
          type: 'price_details',
          unit_amount_decimal: String(line.unitAmount),
        },
  quantity: line.quantity,
  quantity_decimal: String(line.quantity),
  subscription: line.subscription,
  subtotal: line.amount,
  taxes: [],
})

/** An invoice holds its first lines; the others are asked for. */
export const pageOfLines = (
  { id, lines }: Pick<InvoiceRow, 'id' | 'lines'>,
  listing: Omit<Listing, 'created'>,
  prices: World['state']['prices'],
) => pageOf(lines, listing, `/v1/invoices/${id}/lines`, line => showLine(line, id, prices))

/** An invoice as it is answered. */
export const showInvoice = (row: InvoiceRow, { state, url }: Pick<World, 'state' | 'url'>) => {
  const customer = state.customers[row.customer]
  const total = totalOf(row)
  const due = amountDueOf(row)
  const isFinal = row.number !== null
  return {
    id: row.id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Laurel',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: row.amountPaid,
    amount_remaining: due - row.amountPaid,
    amount_shipping: 0,
    application: null,
    attempt_count: row.attemptCount,
    attempted: row.attemptCount > 0 || row.status === 'paid',
    auto_advance: row.advancesItself && (row.status === 'draft' || row.status === 'open'),
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: row.status === 'draft' ? row.finalizesAt : null,
    billing_reason: row.billingReason,
    collection_method: 'charge_automatically',
    created: row.created,
    currency: row.currency,
    custom_fields: null,
    customer: row.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: row.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: row.description,
    discounts: [],
    due_date: null,
    effective_at: row.finalizedAt,
    ending_balance: row.endingBalance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: isFinal ? `${url()}/stripe/invoices/${row.id}` : null,
    invoice_pdf: isFinal ? `${url()}/stripe/invoices/${row.id}/pdf` : null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: pageOfLines(row, {}, state.prices),
    livemode: false,
    metadata: row.metadata,
    next_payment_attempt: row.nextAttemptAt,
    number: row.number,
    on_behalf_of: null,
    parent:
      row.subscription === null
        ? null
        : {
            quote_details: null,
            subscription_details: {
              metadata: state.subscriptions[row.subscription]?.metadata ?? {},
              subscription: row.subscription,
            },
            type: 'subscription_details',
          },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: row.periodEnd,
    period_start: row.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: row.startingBalance,
    statement_descriptor: null,
    status: row.status,
    status_transitions: {
      finalized_at: row.finalizedAt,
      marked_uncollectible_at: row.uncollectibleAt,
      paid_at: row.paidAt,
      voided_at: row.voidedAt,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: row.created,
  }
}

export const showInvoicePayment = (row: InvoicePaymentRow) => ({
  id: row.id,
  object: 'invoice_payment',
  amount_paid: row.status === 'paid' ? row.amount : null,
  amount_requested: row.amount,
  created: row.created,
  currency: row.currency,
  invoice: row.invoice,
  is_default: true,
  livemode: false,
  payment: { payment_intent: row.paymentIntent, type: 'payment_intent' },
  status: row.status,
  status_transitions: { canceled_at: row.canceledAt, paid_at: row.paidAt },
})

export const showInvoiceItem = (row: InvoiceItemRow, prices: World['state']['prices']) => ({
  id: row.id,
  object: 'invoiceitem',
  amount: row.amount,
  currency: 'usd',
  customer: row.customer,
  customer_account: null,
  date: row.created,
  description: row.description,
  discountable: !row.isProration,
  discounts: [],
  invoice: row.invoice,
  livemode: false,
  metadata: row.metadata,
  net_amount: row.amount,
  parent:
    row.subscription === null
      ? null
      : {
          subscription_details: {
            subscription: row.subscription,
            ...(row.subscriptionItem === null ? {} : { subscription_item: row.subscriptionItem }),
          },
          type: 'subscription_details',
        },
  period: { end: row.periodEnd, start: row.periodStart },
  pricing:
    row.price === null
      ? null
      : {
          price_details: { price: row.price, product: prices[row.price]?.product ?? '' },
          type: 'price_details',
          unit_amount_decimal: String(row.unitAmount),
        },
  proration: row.isProration,
  quantity: row.quantity,
  quantity_decimal: String(row.quantity),
  tax_rates: [],
  test_clock: null,
})
