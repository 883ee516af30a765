import type { ReinstatePostpay } from './reinstatePostpay.ts'
import type { ReinstateTopUp } from './reinstateTopUp.ts'
import type { Reversing } from './reversals.ts'
import type { ReversePostpay } from './reversePostpay.ts'
import type { ReverseTopUp } from './reverseTopUp.ts'

/** What a payment was for. */
export type PaidFor = { readonly topUpId: string } | { readonly statementId: string }

/** The content of the command that takes points of a payment back. */
export const reversalOf = (
  paidFor: PaidFor,
  { points, cause, reference }: Reversing,
): Pick<ReverseTopUp, 'type' | 'data'> | Pick<ReversePostpay, 'type' | 'data'> => {
  const reversing = { points, cause, reference }
  return 'topUpId' in paidFor
    ? { type: 'reverseTopUp', data: { topUpId: paidFor.topUpId, ...reversing } }
    : { type: 'reversePostpay', data: { statementId: paidFor.statementId, ...reversing } }
}

/** The content of the command that gives the points of a reversal back. */
export const reinstatementOf = (
  paidFor: PaidFor,
  reference: string,
): Pick<ReinstateTopUp, 'type' | 'data'> | Pick<ReinstatePostpay, 'type' | 'data'> =>
  'topUpId' in paidFor
    ? { type: 'reinstateTopUp', data: { topUpId: paidFor.topUpId, reference } }
    : { type: 'reinstatePostpay', data: { statementId: paidFor.statementId, reference } }
