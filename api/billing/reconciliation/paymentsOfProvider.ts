import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Month } from '@laurel/ledger/kernel/month.ts'
import type { ReversalCause } from '@laurel/ledger/rewards/funds/vocabulary.ts'

/** A payment for points that succeeded, as the payment provider lists it. */
export type ProvidedPayment = {
  readonly paymentReference: string
  /** The team of the customer. */
  readonly teamId: TeamId
  readonly purpose: PaymentPurpose
  readonly cents: number
  /** Lower case, `usd`. */
  readonly currency: string
  readonly at: Instant
  readonly reversals: readonly ProvidedReversal[]
}

export type PaymentPurpose =
  | { readonly kind: 'topUp'; readonly topUpId: string }
  | { readonly kind: 'statement'; readonly statementId: string; readonly month: Month }

/** A refund or a dispute that moved money. */
export type ProvidedReversal = {
  readonly reference: string
  readonly cause: ReversalCause
  readonly cents: number
  readonly currency: string
  /** Its money came in again: a dispute was won, or a refund failed. */
  readonly isReturned: boolean
}

export type Period = { readonly from: Instant; readonly until: Instant }

/** What a payment provider lists; payments for anything but points are left out. */
export type PaymentsOfProvider = {
  /** Pages of the payments that were made, refunded or disputed in a period, the end excluded. */
  readonly payments: (period: Period, signal: AbortSignal) => AsyncIterable<readonly ProvidedPayment[]>
  /** One payment of any time; undefined where there is none, or where it did not succeed. */
  readonly payment: (paymentReference: string, signal: AbortSignal) => Promise<ProvidedPayment | undefined>
}
