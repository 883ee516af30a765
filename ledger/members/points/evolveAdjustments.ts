import type { EventOf } from '../../kernel/event.ts'
import type { AdjustmentId } from '../../kernel/ids.ts'
import type { KnownMember } from '../state.ts'
import type { AdjustmentProposed, PointsAdjusted } from './adjustmentEvents.ts'
import { unapprovedOn } from './unapprovedOn.ts'

/** Counts an adjustment towards the limit of its day, or closes the proposal that was approved. */
export const noteAdjustment = (
  state: KnownMember,
  { points, approval }: EventOf<typeof PointsAdjusted>['data'],
): KnownMember => {
  if (approval.kind === 'approved') return withoutProposal(state, approval.adjustmentId)
  if (points < 0) return state
  const { day, points: before } = unapprovedOn(state, approval.day)
  return { ...state, unapproved: { day, points: before + points } }
}

export const withProposal = (
  state: KnownMember,
  { adjustmentId, account, points, reason, proposedBy }: EventOf<typeof AdjustmentProposed>['data'],
): KnownMember => ({
  ...state,
  proposals: new Map(state.proposals).set(adjustmentId, { account, points, reason, proposedBy }),
})

export const withoutProposal = (state: KnownMember, adjustmentId: AdjustmentId): KnownMember => {
  const proposals = new Map(state.proposals)
  proposals.delete(adjustmentId)
  return { ...state, proposals }
}
