import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import { move } from '../../kernel/posting.ts'
import type { RedemptionEvent } from './events.ts'
import { mayMove } from './lifeCycle.ts'
import { type MoveRejection, refuseMove } from './moveRefused.ts'
import { type RedemptionState, subjectOf } from './state.ts'

/** A delivered parcel was sent back; the member's points go back. */
export type ReturnRedemption = Command<
  'returnRedemption',
  { readonly redemptionId: RedemptionId; readonly reason: string }
>

export const returnRedemption = (
  state: RedemptionState,
  { data }: ReturnRedemption,
): Decision<RedemptionEvent, MoveRejection> => {
  if (state.status === 'NONE' || !mayMove(state.redemptionType, state.status, 'RETURNED'))
    return refuseMove(state)
  const postings = move(state.points, { account: 'redeemed' }, { account: 'clearing' })
  return accept({ type: 'RedemptionReturned', data: { ...subjectOf(state), reason: data.reason, postings } })
}
