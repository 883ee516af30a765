import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
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
  /** The part of them that a compensation added later, as a top-up of its own. */
  readonly restCents: number
  readonly at: Instant
  readonly reversals: readonly RecordedReversal[]
}

export type RecordedReversal = {
  readonly reference: string
  readonly cause: ReversalCause
  readonly cents: number
  readonly isReinstated: boolean
  /** It takes back points of the rest that was added later. */
  readonly isOfRest: boolean
}

/** The reference that a compensation makes itself, of the payment or the reversal that it is about. */
export const ownReference = (reference: string): string => `reconciliation:${reference}`

/** The top-up that adds the rest of a payment, as a payment fills the fund once. */
export const restIdOf = ({
  teamId,
  paymentReference,
}: Pick<RecordedPayment, 'teamId' | 'paymentReference'>): string =>
  derivedId('rest of a payment', teamId, paymentReference)

/** What a compensation took back of the payment itself. */
export const correctedCents = ({
  paymentReference,
  reversals,
}: Pick<RecordedPayment, 'paymentReference' | 'reversals'>): number =>
  reversals.find(({ reference }) => reference === ownReference(paymentReference))?.cents ?? 0

/** What reversals took back and did not give again. */
export const activeCents = (reversals: readonly RecordedReversal[]): number =>
  reversals.reduce((sum, { cents, isReinstated }) => sum + (isReinstated ? 0 : cents), 0)
