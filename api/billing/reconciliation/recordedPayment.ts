import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { ReversalCause } from '@laurel/ledger/rewards/funds/vocabulary.ts'
import type { PaymentPurpose } from './paymentsOfProvider.ts'

/** A payment as the ledger recorded it. */
export type RecordedPayment = {
  readonly paymentReference: string
  readonly teamId: TeamId
  readonly purpose: PaymentPurpose
  /** Each cent bought a point. */
  readonly cents: number
  readonly at: Instant
  readonly reversals: readonly RecordedReversal[]
}

export type RecordedReversal = {
  readonly reference: string
  readonly cause: ReversalCause
  readonly cents: number
  readonly isReinstated: boolean
}

/** The reference that a compensation makes itself, of the payment or the reversal that it is about. */
export const ownReference = (reference: string): string => `reconciliation:${reference}`

/** What the reversals in the books leave of a payment. */
export const leftOf = ({ cents, reversals }: RecordedPayment): number =>
  reversals.reduce((left, reversal) => left - (reversal.isReinstated ? 0 : reversal.cents), cents)
