import { z } from 'zod'

/** What the books and a partner disagree about. */
export const ExceptionKind = z.enum([
  /** The provider has a payment that the ledger does not know. */
  'payment.missing',
  /** The ledger has a payment that the provider does not know. */
  'payment.unknown',
  'payment.amount',
  'payment.currency',
  /** The payment belongs to the customer of another team. */
  'payment.team',
  /** A refund or a dispute that the ledger does not know, or that the provider does not know. */
  'reversal.missing',
  'reversal.unknown',
  'reversal.amount',
  'reversal.currency',
  /** Money of a reversal came in again. */
  'reversal.returned',
  /** The payment of a statement was reversed. Decisions about it are on record; today `reversal.missing` says it. */
  'reversal.statement',
  /** The vendor does not know an order that was delivered. */
  'order.unknown',
  /** The vendor lists an order that was never placed, or the same one twice. */
  'order.missing',
  'order.twice',
  'order.status',
])
export type ExceptionKind = z.infer<typeof ExceptionKind>

/** What a person does about an exception: the proposed compensation, or nothing, as the difference is explained. */
export const ExceptionDecision = z.enum(['compensate', 'accept'])
export type ExceptionDecision = z.infer<typeof ExceptionDecision>
