import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { GrantId, MemberId } from '../../kernel/ids.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'
import type { ProposalNotOpen } from './approveAward.ts'

/** An administrator declines a proposed award, or withdraws an own one. No points have moved. */
export type DeclineAward = Command<
  'declineAward',
  { readonly giverId: MemberId; readonly grantId: GrantId; readonly reason: string }
>

export type DeclineAwardRejection = MemberUnknown | ProposalNotOpen | { readonly code: 'REASON_REQUIRED' }

export const declineAward = (
  state: MemberState,
  { data: { grantId, reason } }: DeclineAward,
): Decision<MemberEvent, DeclineAwardRejection> => {
  if (state.kind === 'unknown') return memberUnknown()
  const proposed = state.proposedAwards.get(grantId)
  if (!proposed) return reject({ code: 'PROPOSAL_NOT_OPEN' })
  if (reason.trim() === '') return reject({ code: 'REASON_REQUIRED' })
  const { giverId, proposedBy } = proposed
  return accept({ type: 'AwardDeclined', data: { grantId, giverId, proposedBy, reason } })
}
