import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import { move } from '../../kernel/posting.ts'
import type { RedemptionEvent } from './events.ts'
import { type RedemptionMoveRefused, type RedemptionUnknown, refuseMove } from './moveRefused.ts'
import { type RedemptionState, subjectOf } from './state.ts'

/** The reward was handed over: an admin approved it, or the vendor delivered it. */
export type CompleteRedemption = Command<'completeRedemption', { readonly redemptionId: RedemptionId }>

export const completeRedemption = (
  state: RedemptionState,
  _command: CompleteRedemption,
): Decision<RedemptionEvent, RedemptionMoveRefused | RedemptionUnknown> => {
  if (state.status !== 'PENDING') return refuseMove(state)
  const postings = move(state.points, { account: 'held' }, { account: 'redeemed' })
  return accept({ type: 'RedemptionCompleted', data: { ...subjectOf(state), postings } })
}
