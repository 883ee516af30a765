import type { ExceptionSide } from '@laurel/contract/billing/exceptions.ts'
import type { Reversal } from '@laurel/ledger/rewards/funds/payments.ts'
import type { FundState } from '@laurel/ledger/rewards/funds/state.ts'
import type { RedemptionState } from '@laurel/ledger/rewards/redemptions/state.ts'
import type { OrderedRedemption } from './compareOrders.ts'
import type { Exception } from './exceptionRows.ts'
import { activeCents, correctedCents, ownReference, type RecordedPayment } from './recordedPayment.ts'

/** A payment as the ledger or its read model has it. */
type BookedPayment = Pick<RecordedPayment, 'paymentReference' | 'cents' | 'reversals'>

/** What the books say about a payment, or about the refund or dispute of it that differs; null where they do not know it. */
export const paymentInBooks = (
  { kind, reference }: Pick<Exception, 'kind' | 'reference'>,
  payment: BookedPayment | undefined,
): ExceptionSide | null => {
  if (!payment) return null
  if (kind.startsWith('payment.')) return inDollars(payment.cents - correctedCents(payment))
  const parts = payment.reversals.filter(
    each => each.reference === reference || each.reference === ownReference(reference),
  )
  if (parts.length === 0) return null
  const active = activeCents(parts)
  return active === 0 ? inDollars(-(parts[0]?.cents ?? 0), 'returned') : inDollars(-active)
}

/** A payment as the fund of the ledger has it. */
export const paymentInFund = (
  { topUps, settlements }: Pick<FundState, 'topUps' | 'settlements'>,
  paymentReference: string,
): BookedPayment | undefined => {
  const topUp = topUps.find(each => each.paymentReference === paymentReference)
  if (topUp) {
    const rest = topUps.find(each => each.paymentReference === ownReference(paymentReference))
    return {
      paymentReference,
      cents: topUp.points + (rest?.points ?? 0),
      reversals: [
        ...topUp.reversals.map(each => reversalOf(each, false)),
        ...(rest?.reversals ?? []).map(each => reversalOf(each, true)),
      ],
    }
  }
  const settlement = settlements.find(each => each.paymentReference === paymentReference)
  return (
    settlement && {
      paymentReference,
      cents: settlement.points,
      reversals: settlement.reversals.map(each => reversalOf(each, false)),
    }
  )
}

const reversalOf = ({ points, ...reversal }: Reversal, isOfRest: boolean) => ({
  ...reversal,
  cents: points,
  isOfRest,
})

/** What the ledger says about a redemption; null where it does not know it. */
export const redemptionInLedger = (state: RedemptionState): ExceptionSide | null =>
  state.status === 'NONE' ? null : inDollars(state.points, statuses[state.status])

/** What the read model says about it. */
export const redemptionInRows = (row: OrderedRedemption | undefined): ExceptionSide | null =>
  row ? inDollars(row.cents, statuses[row.status]) : null

const statuses = {
  REQUESTED: 'requested',
  PENDING: 'pending',
  PROCESSING: 'processing',
  COMPLETE: 'complete',
  CANCELLED: 'cancelled',
  RETURNED: 'returned',
  DECLINED: 'declined',
} as const

const inDollars = (cents: number, status: ExceptionSide['status'] = null): ExceptionSide => ({
  cents,
  currency: 'usd',
  status,
})
