import { type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { FundEvent } from './events.ts'
import { type ReversalUnknown, reinstatePayment } from './reversals.ts'
import type { TopUpUnknown } from './reverseTopUp.ts'
import type { FundState } from './state.ts'

/** Gives the points of a reversed top-up back: the team won the money of a dispute again, or a refund failed. */
export type ReinstateTopUp = Command<
  'reinstateTopUp',
  { readonly topUpId: string; readonly reference: string }
>

export const reinstateTopUp = (
  state: FundState,
  { data }: ReinstateTopUp,
): Decision<FundEvent, TopUpUnknown | ReversalUnknown> => {
  const topUp = state.topUps.find(({ topUpId }) => topUpId === data.topUpId)
  if (!topUp) return reject({ code: 'TOP_UP_UNKNOWN' })
  return reinstatePayment(state, topUp, data.reference, parts => ({
    type: 'TopUpReinstated',
    data: { ...data, ...parts },
  }))
}
