import type { Month } from '../../kernel/month.ts'
import type { Points } from '../../kernel/points.ts'
import type { ReversalCause } from './vocabulary.ts'

/** Money that came in for points, and what happened to it since. */
export type Payment = {
  readonly points: Points
  readonly paymentReference: string
  readonly reversals: readonly Reversal[]
}

export type TopUp = Payment & { readonly topUpId: string }
export type Settlement = Payment & { readonly statementId: string; readonly month: Month }

export type Reversal = {
  readonly reference: string
  readonly cause: ReversalCause
  readonly points: Points
  /** Its money came in again. */
  readonly isReinstated: boolean
}

/** Adds a reversal to the payment that fits. */
export const withReversal = <Paid extends Payment>(
  payments: readonly Paid[],
  fits: (payment: Paid) => boolean,
  { reference, cause, points }: Omit<Reversal, 'isReinstated'>,
): readonly Paid[] =>
  changed(payments, fits, reversals => [...reversals, { reference, cause, points, isReinstated: false }])

/** Marks a reversal of the payment that fits: its money came in again. */
export const withReinstatement = <Paid extends Payment>(
  payments: readonly Paid[],
  fits: (payment: Paid) => boolean,
  reference: string,
): readonly Paid[] =>
  changed(payments, fits, reversals =>
    reversals.map(reversal =>
      reversal.reference === reference ? { ...reversal, isReinstated: true } : reversal,
    ),
  )

const changed = <Paid extends Payment>(
  payments: readonly Paid[],
  fits: (payment: Paid) => boolean,
  change: (reversals: readonly Reversal[]) => readonly Reversal[],
): readonly Paid[] =>
  payments.map(payment => (fits(payment) ? { ...payment, reversals: change(payment.reversals) } : payment))
