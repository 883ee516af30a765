import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import { move } from '../../kernel/posting.ts'
import type { RedemptionEvent } from './events.ts'
import { type RedemptionMoveRefused, type RedemptionUnknown, refuseMove } from './moveRefused.ts'
import { type RedemptionState, subjectOf } from './state.ts'

/** The reward was handed over: an admin approved it, or the vendor delivered it. */
export type CompleteRedemption = Command<'completeRedemption', { readonly redemptionId: RedemptionId }>

/** A second person approves: members never approve a redemption of their own. */
export type CompleteRedemptionRejection =
  | RedemptionMoveRefused
  | RedemptionUnknown
  | { readonly code: 'OWN_REDEMPTION' }

export const completeRedemption = (
  state: RedemptionState,
  { actor }: CompleteRedemption,
): Decision<RedemptionEvent, CompleteRedemptionRejection> => {
  if (state.status !== 'PENDING') return refuseMove(state)
  if (actor.kind === 'member' && actor.id === state.memberId) return reject({ code: 'OWN_REDEMPTION' })
  const postings = move(state.points, { account: 'held' }, { account: 'redeemed' })
  return accept({ type: 'RedemptionCompleted', data: { ...subjectOf(state), postings } })
}
