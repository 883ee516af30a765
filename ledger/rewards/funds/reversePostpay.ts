import { type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { FundEvent } from './events.ts'
import { type ReversalRejection, type Reversing, reversePayment } from './reversals.ts'
import type { FundState } from './state.ts'

/**
 * Takes the points of a paid statement back whose money was refunded or disputed, once per refund or dispute. Its rewards
 * were redeemed long ago, so the team owes what its fund does not hold, and no later statement asks for it.
 */
export type ReversePostpay = Command<'reversePostpay', Reversing & { readonly statementId: string }>

export type StatementUnknown = { readonly code: 'STATEMENT_UNKNOWN' }

export const reversePostpay = (
  state: FundState,
  { data }: ReversePostpay,
): Decision<FundEvent, ReversalRejection | StatementUnknown> => {
  const settlement = state.settlements.find(({ statementId }) => statementId === data.statementId)
  if (!settlement) return reject({ code: 'STATEMENT_UNKNOWN' })
  return reversePayment(state, settlement, data, parts => ({
    type: 'PostpayReversed',
    data: { ...data, ...parts },
  }))
}
