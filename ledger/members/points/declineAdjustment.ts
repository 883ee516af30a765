import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { AdjustmentId, MemberId } from '../../kernel/ids.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'
import type { AdjustmentNotOpen } from './approveAdjustment.ts'

/** An administrator declines a proposed adjustment, or withdraws an own proposal. */
export type DeclineAdjustment = Command<
  'declineAdjustment',
  {
    readonly memberId: MemberId
    readonly adjustmentId: AdjustmentId
    /** Left out where none was given. */
    readonly reason?: string
  }
>

export type DeclineAdjustmentRejection = MemberUnknown | AdjustmentNotOpen

export const declineAdjustment = (
  state: MemberState,
  { data: { adjustmentId, reason = '' } }: DeclineAdjustment,
): Decision<MemberEvent, DeclineAdjustmentRejection> => {
  if (state.kind === 'unknown') return memberUnknown()
  const proposal = state.proposals.get(adjustmentId)
  if (!proposal) return reject({ code: 'ADJUSTMENT_NOT_OPEN' })
  const { memberId } = state
  return accept({
    type: 'AdjustmentDeclined',
    data: {
      memberId,
      adjustmentId,
      proposedBy: proposal.proposedBy,
      reason,
    },
  })
}
