import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import { move } from '../../kernel/posting.ts'
import type { RedemptionEvent } from './events.ts'
import { type RedemptionMoveRefused, type RedemptionUnknown, refuseMove } from './moveRefused.ts'
import { type RedemptionState, subjectOf } from './state.ts'

/** The reward can't be handed over; the member's points go back. */
export type CancelRedemption = Command<
  'cancelRedemption',
  { readonly redemptionId: RedemptionId; readonly reason: string }
>

export const cancelRedemption = (
  state: RedemptionState,
  { data }: CancelRedemption,
): Decision<RedemptionEvent, RedemptionMoveRefused | RedemptionUnknown> => {
  if (state.status !== 'PENDING') return refuseMove(state)
  const postings = move(state.points, { account: 'held' }, { account: 'clearing' })
  return accept({ type: 'RedemptionCancelled', data: { ...subjectOf(state), reason: data.reason, postings } })
}
