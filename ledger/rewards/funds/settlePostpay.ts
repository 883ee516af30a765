import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { Month } from '../../kernel/month.ts'
import type { Points } from '../../kernel/points.ts'
import type { FundEvent } from './events.ts'
import { divide } from './parts.ts'
import type { FundState } from './state.ts'

/**
 * Records the payment of a statement, once per statement. It settles at most what is accrued: where rewards came back
 * between the statement and its payment, the rest of the money goes to the fund.
 */
export type SettlePostpay = Command<
  'settlePostpay',
  {
    readonly statementId: string
    readonly month: Month
    readonly points: Points
    readonly paymentReference: string
  }
>

export type SettlePostpayRejection =
  | { readonly code: 'POINTS_NOT_POSITIVE' }
  /** The statement or its payment is recorded already with other figures. */
  | { readonly code: 'STATEMENT_CONFLICT'; readonly statementId: string; readonly points: Points }
  /** The payment filled the fund before. */
  | { readonly code: 'TOP_UP_CONFLICT'; readonly topUpId: string; readonly points: Points }

export const settlePostpay = (
  state: FundState,
  { data }: SettlePostpay,
): Decision<FundEvent, SettlePostpayRejection> => {
  const { statementId, points, paymentReference } = data
  if (points < 1) return reject({ code: 'POINTS_NOT_POSITIVE' })
  const known = state.settlements.find(
    settlement => settlement.statementId === statementId || settlement.paymentReference === paymentReference,
  )
  if (known) {
    const isRepeat =
      known.statementId === statementId &&
      known.paymentReference === paymentReference &&
      known.points === points
    return isRepeat
      ? accept()
      : reject({ code: 'STATEMENT_CONFLICT', statementId: known.statementId, points: known.points })
  }
  const topUp = state.topUps.find(toppedUp => toppedUp.paymentReference === paymentReference)
  if (topUp) return reject({ code: 'TOP_UP_CONFLICT', topUpId: topUp.topUpId, points: topUp.points })
  const parts = divide(state, points, { account: 'purchased' }, points)
  return accept({ type: 'PostpaySettled', data: { ...data, ...parts } })
}
