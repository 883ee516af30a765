import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { GrantId, MemberId } from '../../kernel/ids.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberInactive, type MemberUnknown, memberInactive, memberUnknown } from '../memberUnknown.ts'
import { isOwnProposal } from '../secondAdministrator.ts'
import {
  type RecipientPolicy,
  type RecipientRejection,
  refuseRecipients,
} from '../shoutouts/refuseRecipients.ts'
import type { MemberState } from '../state.ts'
import { type AwardPaying, type AwardPaymentRejection, payAward } from './payAward.ts'

/** A second administrator approves a proposed award: it is given as it was proposed. */
export type ApproveAward = Command<
  'approveAward',
  { readonly giverId: MemberId; readonly grantId: GrantId },
  RecipientPolicy & AwardPaying
>

/** Nothing of this id waits: it was never proposed, or is approved or declined already. */
export type ProposalNotOpen = { readonly code: 'PROPOSAL_NOT_OPEN' }

export type ApproveAwardRejection =
  | MemberUnknown
  | MemberInactive
  | ProposalNotOpen
  | RecipientRejection
  | AwardPaymentRejection
  | { readonly code: 'OWN_PROPOSAL' }

export const approveAward = (
  state: MemberState,
  { data: { grantId }, policy, actor, occurredAt }: ApproveAward,
): Decision<MemberEvent, ApproveAwardRejection> => {
  if (state.kind === 'unknown') return memberUnknown()
  const proposed = state.proposedAwards.get(grantId)
  if (!proposed) return reject({ code: 'PROPOSAL_NOT_OPEN' })
  const { proposedBy, ...award } = proposed
  const { giverId, recipientIds } = award
  if (actor.id === giverId || isOwnProposal({ proposedBy, gainedBy: recipientIds }, actor))
    return reject({ code: 'OWN_PROPOSAL' })
  if (!state.isActive) return memberInactive()
  const refusal = refuseRecipients(giverId, recipientIds, policy)
  if (refusal) return reject(refusal)
  const given = payAward(state, award, policy, occurredAt)
  return given.kind === 'rejected'
    ? given
    : accept({ type: 'AwardApproved', data: { grantId, giverId, proposedBy } }, ...given.events)
}
