import { z } from 'zod'
import type { StandInMemory } from '../../vendors/standIn.ts'
import {
  InvoiceItemRow,
  InvoicePaymentRow,
  InvoiceRow,
  PriceRow,
  ProductRow,
  SubscriptionRow,
} from './billingRows.ts'
import {
  ChargeRow,
  CustomerRow,
  DisputeRow,
  PaymentIntentRow,
  PaymentMethodRow,
  RefundRow,
  SetupIntentRow,
} from './paymentRows.ts'

const JsonObject = z.record(z.string(), z.unknown())

export const EventRow = z.object({
  id: z.string(),
  created: z.int(),
  type: z.string(),
  object: JsonObject,
  previous: JsonObject.nullable(),
  requestId: z.string().nullable(),
  idempotencyKey: z.string().nullable(),
})
export type EventRow = z.infer<typeof EventRow>

export const KeyRow = z.object({
  at: z.int(),
  /** Method, path and parameters: the same key with others is refused. */
  request: z.string(),
  status: z.int(),
  body: JsonObject,
})
export type KeyRow = z.infer<typeof KeyRow>

export const DeliveryRow = z.object({
  event: z.string(),
  attempts: z.int(),
  /** In milliseconds of the machine. */
  notBefore: z.number(),
})
export type DeliveryRow = z.infer<typeof DeliveryRow>

const table = <Row extends z.ZodType>(row: Row) => z.record(z.string(), row).default({})

const State = z.object({
  /** Seconds by which this Stripe is ahead of the clock. */
  ahead: z.int().default(0),
  customers: table(CustomerRow),
  paymentMethods: table(PaymentMethodRow),
  setupIntents: table(SetupIntentRow),
  paymentIntents: table(PaymentIntentRow),
  charges: table(ChargeRow),
  refunds: table(RefundRow),
  disputes: table(DisputeRow),
  products: table(ProductRow),
  prices: table(PriceRow),
  subscriptions: table(SubscriptionRow),
  invoices: table(InvoiceRow),
  invoiceItems: table(InvoiceItemRow),
  invoicePayments: table(InvoicePaymentRow),
  events: table(EventRow),
  keys: table(KeyRow),
  deliveries: z.array(DeliveryRow).default([]),
})
export type State = z.infer<typeof State>

/** The account as it was when the process ended, or an empty one. */
export const openState = (memory: StandInMemory): State => State.parse(memory.read() ?? {})
