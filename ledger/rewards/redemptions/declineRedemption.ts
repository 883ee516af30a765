import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import type { DeclineReason, RedemptionEvent } from './events.ts'
import { type MoveRejection, refuseMove } from './moveRefused.ts'
import { type RedemptionState, subjectOf } from './state.ts'

/** The points or the fund did not suffice; nothing was taken. A declined redemption stays declined. */
export type DeclineRedemption = Command<
  'declineRedemption',
  { readonly redemptionId: RedemptionId; readonly reason: DeclineReason }
>

export const declineRedemption = (
  state: RedemptionState,
  { data }: DeclineRedemption,
): Decision<RedemptionEvent, MoveRejection> => {
  if (state.status === 'DECLINED') return accept()
  return state.status === 'REQUESTED'
    ? accept({ type: 'RedemptionDeclined', data: { ...subjectOf(state), reason: data.reason } })
    : refuseMove(state)
}
