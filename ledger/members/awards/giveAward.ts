import type { SpotAward } from '../../awards/events.ts'
import { assertNever } from '../../kernel/assertNever.ts'
import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { AwardId, ChannelId, GrantId, MemberId } from '../../kernel/ids.ts'
import { addMilliseconds } from '../../kernel/instant.ts'
import type { Period } from '../../kernel/period.ts'
import { move } from '../../kernel/posting.ts'
import type { AllowanceGrant } from '../allowances/allowanceGrant.ts'
import { resetIfDue } from '../allowances/resetAllowance.ts'
import type { MemberEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import { recallWindowMilliseconds } from '../limits.ts'
import { type MemberInactive, type MemberUnknown, memberInactive, memberUnknown } from '../memberUnknown.ts'
import { mayGive } from '../profile/details.ts'
import {
  type RecipientPolicy,
  type RecipientRejection,
  refuseRecipients,
} from '../shoutouts/refuseRecipients.ts'
import type { KnownMember, MemberState } from '../state.ts'
import type { AwardPayer } from './whoMayGiveAward.ts'

/** Gives a spot award to one or more colleagues. */
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

export type AwardPolicy = RecipientPolicy & {
  /** Whether the team's plan has awards. */
  readonly hasAwards: boolean
  /** Null if the award does not exist or is archived. */
  readonly award: SpotAward | null
  /** Managers of a channel give from their own allowance, administrators for the company. */
  readonly paidBy: AwardPayer
  readonly allowance: AllowanceGrant
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
  | { readonly code: 'AWARDS_NOT_YOURS_TO_GIVE' }
  | { readonly code: 'AWARD_ALLOWANCE_EXHAUSTED'; readonly available: number; readonly requested: number }

export const giveAward = (
  state: MemberState,
  { data, policy, occurredAt }: GiveAward,
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

  const resets = paidBy === 'allowance' ? resetIfDue(state, 'award', policy.allowance) : []
  const giver = resets.reduce<MemberState>(evolve, state)
  if (giver.kind === 'unknown') return memberUnknown()
  const requested = award.points * data.recipientIds.length
  const source = sourceOf(giver, paidBy)
  if (requested > source.available)
    return reject({ code: 'AWARD_ALLOWANCE_EXHAUSTED', available: source.available, requested })
  const { name: awardName, points: pointsEach, bannerIds, gifts, isPrivate } = award
  const { recipientIds, message, ...given } = data
  return accept(...resets, {
    type: 'AwardGiven',
    data: {
      ...given,
      recipientIds: [...recipientIds],
      message: message === '' ? award.message : (policy.storedMessage ?? message),
      awardName,
      pointsEach,
      bannerIds: [...bannerIds],
      gifts: gifts.map(row => [...row]),
      isPrivate,
      period: source.period,
      recallableUntil: addMilliseconds(occurredAt, recallWindowMilliseconds),
      postings: move(requested, source.account, { account: 'clearing' }),
    },
  })
}

const sourceOf = ({ memberId, allowances: { award } }: KnownMember, paidBy: 'allowance' | 'company') => {
  switch (paidBy) {
    case 'allowance':
      return {
        account: { account: 'allowance:award', member: memberId } as const,
        available: award.points,
        period: award.period,
      }
    case 'company':
      return {
        account: { account: 'awarded' } as const,
        available: Number.POSITIVE_INFINITY,
        period: null as Period | null,
      }
    default:
      return assertNever(paidBy)
  }
}
