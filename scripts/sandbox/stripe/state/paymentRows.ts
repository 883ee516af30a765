import { z } from 'zod'

const Metadata = z.record(z.string(), z.string())
export type Metadata = z.infer<typeof Metadata>

export const CustomerRow = z.object({
  id: z.string(),
  created: z.int(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  metadata: Metadata,
  defaultPaymentMethod: z.string().nullable(),
  /** Below zero: credit that the next invoices use up. */
  balance: z.int(),
  invoicePrefix: z.string(),
  nextInvoiceSequence: z.int(),
  isDelinquent: z.boolean(),
  isDeleted: z.boolean(),
})
export type CustomerRow = z.infer<typeof CustomerRow>

/** How a test card behaves. */
export const cardBehaviours = [
  'works',
  /** 3-D Secure once, when it is saved or first paid with. */
  'authenticatesOnce',
  'authenticatesAlways',
  'declined',
  'insufficientFunds',
  /** Can be saved; payments are declined. */
  'declinedLater',
  'disputed',
] as const
export type CardBehaviour = (typeof cardBehaviours)[number]

export const PaymentMethodRow = z.object({
  id: z.string(),
  created: z.int(),
  customer: z.string().nullable(),
  behaviour: z.enum(cardBehaviours),
  isAuthenticated: z.boolean(),
  /** It belonged to a customer, and can't be used again. */
  isDetached: z.boolean().default(false),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  name: z.string().nullable(),
  metadata: Metadata,
})
export type PaymentMethodRow = z.infer<typeof PaymentMethodRow>

/** Why an intent could not go on. */
export const IntentProblem = z.object({
  code: z.string(),
  declineCode: z.string().nullable(),
  message: z.string(),
  paymentMethod: z.string().nullable(),
})
export type IntentProblem = z.infer<typeof IntentProblem>

const IntentRow = z.object({
  id: z.string(),
  created: z.int(),
  clientSecret: z.string(),
  customer: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'succeeded',
    'canceled',
  ]),
  description: z.string().nullable(),
  metadata: Metadata,
  problem: IntentProblem.nullable(),
  cancellationReason: z.string().nullable(),
})

export const SetupIntentRow = IntentRow.extend({ usage: z.enum(['off_session', 'on_session']) })
export type SetupIntentRow = z.infer<typeof SetupIntentRow>

export const PaymentIntentRow = IntentRow.extend({
  amount: z.int(),
  currency: z.string(),
  receiptEmail: z.string().nullable(),
  setupFutureUsage: z.enum(['off_session', 'on_session']).nullable(),
  isOffSession: z.boolean(),
  latestCharge: z.string().nullable(),
  canceledAt: z.int().nullable(),
  /** The invoice that it pays. Stripe shows the connection in invoice payments only. */
  invoice: z.string().nullable(),
})
export type PaymentIntentRow = z.infer<typeof PaymentIntentRow>

export const ChargeRow = z.object({
  id: z.string(),
  created: z.int(),
  amount: z.int(),
  amountRefunded: z.int(),
  currency: z.string(),
  customer: z.string().nullable(),
  paymentIntent: z.string(),
  paymentMethod: z.string(),
  isPaid: z.boolean(),
  problem: IntentProblem.nullable(),
  isDisputed: z.boolean(),
  receiptNumber: z.string(),
  receiptEmail: z.string().nullable(),
  description: z.string().nullable(),
  metadata: Metadata,
})
export type ChargeRow = z.infer<typeof ChargeRow>

/** Money that goes back. */
const ReversalRow = z.object({
  id: z.string(),
  created: z.int(),
  amount: z.int(),
  currency: z.string(),
  charge: z.string(),
  paymentIntent: z.string(),
  metadata: Metadata,
})

export const RefundRow = ReversalRow.extend({
  status: z.enum(['pending', 'succeeded', 'failed', 'canceled']),
  reason: z.string().nullable(),
})
export type RefundRow = z.infer<typeof RefundRow>

export const disputeStatuses = ['needs_response', 'under_review', 'won', 'lost'] as const
export const DisputeRow = ReversalRow.extend({ status: z.enum(disputeStatuses), reason: z.string() })
export type DisputeRow = z.infer<typeof DisputeRow>
