import { type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { FundEvent } from './events.ts'
import { type ReversalRejection, type Reversing, reversePayment } from './reversals.ts'
import type { FundState } from './state.ts'

/**
 * Takes the points of a top-up back whose money was refunded or disputed, once per refund or dispute. The team owes what
 * its fund does not hold any more.
 */
export type ReverseTopUp = Command<'reverseTopUp', Reversing & { readonly topUpId: string }>

export type TopUpUnknown = { readonly code: 'TOP_UP_UNKNOWN' }

export const reverseTopUp = (
  state: FundState,
  { data }: ReverseTopUp,
): Decision<FundEvent, ReversalRejection | TopUpUnknown> => {
  const topUp = state.topUps.find(({ topUpId }) => topUpId === data.topUpId)
  if (!topUp) return reject({ code: 'TOP_UP_UNKNOWN' })
  return reversePayment(state, topUp, data, parts => ({ type: 'TopUpReversed', data: { ...data, ...parts } }))
}
