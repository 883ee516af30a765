import { type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { FundEvent } from './events.ts'
import { type ReversalUnknown, reinstatePayment } from './reversals.ts'
import type { StatementUnknown } from './reversePostpay.ts'
import type { FundState } from './state.ts'

/** Gives the points of a reversed statement back: the team won the money of a dispute again, or a refund failed. */
export type ReinstatePostpay = Command<
  'reinstatePostpay',
  { readonly statementId: string; readonly reference: string }
>

export const reinstatePostpay = (
  state: FundState,
  { data }: ReinstatePostpay,
): Decision<FundEvent, ReversalUnknown | StatementUnknown> => {
  const settlement = state.settlements.find(({ statementId }) => statementId === data.statementId)
  if (!settlement) return reject({ code: 'STATEMENT_UNKNOWN' })
  return reinstatePayment(state, settlement, data.reference, parts => ({
    type: 'PostpayReinstated',
    data: { ...data, ...parts },
  }))
}
