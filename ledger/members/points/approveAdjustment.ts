import { type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { AdjustmentId, MemberId } from '../../kernel/ids.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import { isOwnProposal } from '../secondAdministrator.ts'
import type { MemberState } from '../state.ts'
import { type AdjustmentExceedsBalance, recordAdjustment } from './recordAdjustment.ts'

/** A second administrator approves a proposed adjustment. */
export type ApproveAdjustment = Command<
  'approveAdjustment',
  { readonly memberId: MemberId; readonly adjustmentId: AdjustmentId }
>

/** The adjustment was never proposed, or is approved or declined already. */
export type AdjustmentNotOpen = { readonly code: 'ADJUSTMENT_NOT_OPEN' }

export type ApproveAdjustmentRejection =
  | MemberUnknown
  | AdjustmentNotOpen
  | AdjustmentExceedsBalance
  | { readonly code: 'OWN_ADJUSTMENT' }

export const approveAdjustment = (
  state: MemberState,
  { data: { adjustmentId }, actor }: ApproveAdjustment,
): Decision<MemberEvent, ApproveAdjustmentRejection> => {
  if (state.kind === 'unknown') return memberUnknown()
  const proposal = state.proposals.get(adjustmentId)
  if (!proposal) return reject({ code: 'ADJUSTMENT_NOT_OPEN' })
  const { proposedBy } = proposal
  if (isOwnProposal({ proposedBy, gainedBy: [state.memberId] }, actor))
    return reject({ code: 'OWN_ADJUSTMENT' })
  return recordAdjustment(state, proposal, { kind: 'approved', adjustmentId, proposedBy })
}
