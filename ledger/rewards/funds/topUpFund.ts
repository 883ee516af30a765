import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { Points } from '../../kernel/points.ts'
import type { FundEvent } from './events.ts'
import { divide } from './parts.ts'
import type { FundState } from './state.ts'

/**
 * Adds points that the team has paid for, once per payment: a repeated webhook changes nothing, whatever its command. They
 * repay first what the team owes for reversed payments. A fund knows only the payments of its own team, so the payment must
 * name its team; the audit finds a payment that was added to two teams.
 */
export type TopUpFund = Command<
  'topUpFund',
  { readonly topUpId: string; readonly points: Points; readonly paymentReference: string }
>

export type TopUpFundRejection =
  | { readonly code: 'POINTS_NOT_POSITIVE' }
  /** The top-up or its payment is recorded already, with other points or as another top-up. */
  | { readonly code: 'TOP_UP_CONFLICT'; readonly topUpId: string; readonly points: Points }
  /** The payment settled a statement before. */
  | { readonly code: 'STATEMENT_CONFLICT'; readonly statementId: string; readonly points: Points }

export const topUpFund = (state: FundState, { data }: TopUpFund): Decision<FundEvent, TopUpFundRejection> => {
  const { topUpId, points, paymentReference } = data
  if (points < 1) return reject({ code: 'POINTS_NOT_POSITIVE' })
  const known = state.topUps.find(
    topUp => topUp.topUpId === topUpId || topUp.paymentReference === paymentReference,
  )
  if (known) {
    const isRepeat =
      known.topUpId === topUpId && known.paymentReference === paymentReference && known.points === points
    return isRepeat
      ? accept()
      : reject({ code: 'TOP_UP_CONFLICT', topUpId: known.topUpId, points: known.points })
  }
  const settled = state.settlements.find(settlement => settlement.paymentReference === paymentReference)
  if (settled)
    return reject({ code: 'STATEMENT_CONFLICT', statementId: settled.statementId, points: settled.points })
  const { repaid, postings } = divide(state, points, { account: 'purchased' }, 0)
  return accept({ type: 'FundToppedUp', data: { ...data, repaid, postings } })
}
