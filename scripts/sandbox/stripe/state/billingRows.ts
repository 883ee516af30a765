import { z } from 'zod'

const Metadata = z.record(z.string(), z.string())

export const ProductRow = z.object({
  id: z.string(),
  created: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  isActive: z.boolean(),
  metadata: Metadata,
})
export type ProductRow = z.infer<typeof ProductRow>

export const PriceRow = z.object({
  id: z.string(),
  created: z.int(),
  product: z.string(),
  currency: z.string(),
  unitAmount: z.int(),
  /** Null for a price that is paid once. */
  interval: z.enum(['month', 'year']).nullable(),
  lookupKey: z.string().nullable(),
  nickname: z.string().nullable(),
  isActive: z.boolean(),
  metadata: Metadata,
})
export type PriceRow = z.infer<typeof PriceRow>

export const SubscriptionItemRow = z.object({
  id: z.string(),
  created: z.int(),
  price: z.string(),
  quantity: z.int(),
  periodStart: z.int(),
  periodEnd: z.int(),
  metadata: Metadata,
})
export type SubscriptionItemRow = z.infer<typeof SubscriptionItemRow>

export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const

export const SubscriptionRow = z.object({
  id: z.string(),
  created: z.int(),
  customer: z.string(),
  status: z.enum(subscriptionStatuses),
  items: z.array(SubscriptionItemRow),
  /** The second from which periods are counted. */
  anchor: z.int(),
  trialStart: z.int().nullable(),
  trialEnd: z.int().nullable(),
  isTrialEndTold: z.boolean(),
  missingPaymentMethod: z.enum(['cancel', 'create_invoice', 'pause']),
  cancelAt: z.int().nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  canceledAt: z.int().nullable(),
  endedAt: z.int().nullable(),
  cancellationReason: z.string().nullable(),
  defaultPaymentMethod: z.string().nullable(),
  savesDefaultPaymentMethod: z.boolean(),
  latestInvoice: z.string().nullable(),
  description: z.string().nullable(),
  metadata: Metadata,
})
export type SubscriptionRow = z.infer<typeof SubscriptionRow>

export const LineRow = z.object({
  id: z.string(),
  amount: z.int(),
  description: z.string(),
  quantity: z.int(),
  periodStart: z.int(),
  periodEnd: z.int(),
  price: z.string().nullable(),
  unitAmount: z.int(),
  isProration: z.boolean(),
  subscription: z.string().nullable(),
  subscriptionItem: z.string().nullable(),
  invoiceItem: z.string().nullable(),
})
export type LineRow = z.infer<typeof LineRow>

export const InvoiceItemRow = LineRow.omit({ invoiceItem: true }).extend({
  created: z.int(),
  customer: z.string(),
  /** Null while it waits for the next invoice. */
  invoice: z.string().nullable(),
  metadata: Metadata,
})
export type InvoiceItemRow = z.infer<typeof InvoiceItemRow>

export const InvoiceRow = z.object({
  id: z.string(),
  created: z.int(),
  customer: z.string(),
  subscription: z.string().nullable(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  billingReason: z.enum(['manual', 'subscription_create', 'subscription_cycle', 'subscription_update']),
  number: z.string().nullable(),
  currency: z.string(),
  lines: z.array(LineRow),
  periodStart: z.int(),
  periodEnd: z.int(),
  description: z.string().nullable(),
  metadata: Metadata,
  /** The balance of the customer before and after, once it is finalized. */
  startingBalance: z.int(),
  endingBalance: z.int().nullable(),
  amountPaid: z.int(),
  attemptCount: z.int(),
  advancesItself: z.boolean(),
  finalizesAt: z.int().nullable(),
  nextAttemptAt: z.int().nullable(),
  finalizedAt: z.int().nullable(),
  paidAt: z.int().nullable(),
  voidedAt: z.int().nullable(),
  uncollectibleAt: z.int().nullable(),
  paymentIntent: z.string().nullable(),
  defaultPaymentMethod: z.string().nullable(),
})
export type InvoiceRow = z.infer<typeof InvoiceRow>

export const InvoicePaymentRow = z.object({
  id: z.string(),
  created: z.int(),
  invoice: z.string(),
  paymentIntent: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['open', 'paid', 'canceled']),
  paidAt: z.int().nullable(),
  canceledAt: z.int().nullable(),
})
export type InvoicePaymentRow = z.infer<typeof InvoicePaymentRow>
