import type { SpotAward } from '../../awards/events.ts'
import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { AwardId, ChannelId, GrantId, MemberId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberInactive, type MemberUnknown, memberInactive, memberUnknown } from '../memberUnknown.ts'
import { mayGive } from '../profile/details.ts'
import { refuseProposal, type TooManyProposals } from '../secondAdministrator.ts'
import {
  type RecipientPolicy,
  type RecipientRejection,
  refuseRecipients,
} from '../shoutouts/refuseRecipients.ts'
import type { MemberState } from '../state.ts'
import { awardWorth } from './awardWorth.ts'
import { type AwardPaying, type AwardPaymentRejection, type AwardToGive, payAward } from './payAward.ts'

/** Gives a spot award to one or more colleagues, or proposes it where a second administrator has to approve. */
export type GiveAward = Command<
  'giveAward',
  {
    readonly grantId: GrantId
    readonly awardId: AwardId
    readonly giverId: MemberId
    readonly recipientIds: readonly MemberId[]
    readonly channelId: ChannelId | null
    readonly message: string
  },
  AwardPolicy
>

export type AwardPolicy = RecipientPolicy &
  AwardPaying & {
    /** Whether the team's plan has awards. */
    readonly hasAwards: boolean
    /** Null if the award does not exist or is archived. */
    readonly award: SpotAward | null
    /** A second administrator has to approve an award that is worth more; null or left out, none has to. */
    readonly unapprovedPoints?: Points | null
    /** The message as it is stored, with ids in place of the names that it mentions; by default as it was written. */
    readonly storedMessage?: string
  }

export type GiveAwardRejection =
  | MemberUnknown
  | MemberInactive
  | RecipientRejection
  | { readonly code: 'PRO_REQUIRED' }
  | { readonly code: 'GIVING_NOT_ALLOWED' }
  | { readonly code: 'AWARD_UNKNOWN' }
  | AwardPaymentRejection
  | TooManyProposals

export const giveAward = (
  state: MemberState,
  { data, policy, actor, occurredAt }: GiveAward,
): Decision<MemberEvent, GiveAwardRejection> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (!state.isActive) return memberInactive()
  const { award, paidBy } = policy
  if (!policy.hasAwards) return reject({ code: 'PRO_REQUIRED' })
  if (paidBy === 'none') return reject({ code: 'AWARDS_NOT_YOURS_TO_GIVE' })
  if (!mayGive(state.details)) return reject({ code: 'GIVING_NOT_ALLOWED' })
  if (award === null) return reject({ code: 'AWARD_UNKNOWN' })
  const refusal = refuseRecipients(data.giverId, data.recipientIds, policy)
  if (refusal) return reject(refusal)

  const { recipientIds, message, ...given } = data
  const { name: awardName, points: pointsEach, bannerIds, gifts, isPrivate } = award
  const toGive: AwardToGive = {
    ...given,
    recipientIds: [...recipientIds],
    message: message === '' ? award.message : (policy.storedMessage ?? message),
    awardName,
    pointsEach,
    bannerIds: [...bannerIds],
    gifts: gifts.map(row => [...row]),
    isPrivate,
  }
  const paid = payAward(state, toGive, policy, occurredAt)
  const limit = policy.unapprovedPoints ?? null
  if (paid.kind === 'rejected' || actor.kind === 'system' || limit === null || awardWorth(toGive) <= limit)
    return paid
  return refuseProposal(state) ?? accept({ type: 'AwardProposed', data: { ...toGive, proposedBy: actor.id } })
}
