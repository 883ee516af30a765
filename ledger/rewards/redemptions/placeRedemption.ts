import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import { move } from '../../kernel/posting.ts'
import type { RedemptionEvent } from './events.ts'
import { type MoveRejection, refuseMove } from './moveRefused.ts'
import { type RedemptionState, subjectOf } from './state.ts'

/** The member's points have arrived and are held until the reward is delivered. */
export type PlaceRedemption = Command<'placeRedemption', { readonly redemptionId: RedemptionId }>

export const placeRedemption = (
  state: RedemptionState,
  _command: PlaceRedemption,
): Decision<RedemptionEvent, MoveRejection> => {
  if (state.status !== 'REQUESTED') return refuseMove(state)
  const postings = move(state.points, { account: 'clearing' }, { account: 'held' })
  return accept({ type: 'RedemptionPlaced', data: { ...subjectOf(state), postings } })
}
