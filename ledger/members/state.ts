import type { AdjustableAccount } from '../kernel/account.ts'
import type { AdjustmentId, ChannelId, GrantId, MemberId, ShoutoutId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/instant.ts'
import type { Locale } from '../kernel/locale.ts'
import type { Period } from '../kernel/period.ts'
import type { Place } from '../kernel/place.ts'
import type { Points } from '../kernel/points.ts'
import type { ClawBackPolicy } from '../teams/vocabulary.ts'
import type { GivenAwardFields, Occasion, ProposedAward } from './awards/awardEvents.ts'
import type { AllowanceKind, MemberProfile } from './events.ts'
import type { RedeemedToday } from './points/redeemedToday.ts'
import type { MemberDetails } from './profile/details.ts'
import type { ProfileFieldValues } from './profile/vocabulary.ts'

/** The points that may still be given in the current period, and the points that lapsed in former periods. */
export type Allowance = {
  readonly period: Period | null
  readonly points: Points
  /** The whole allowance of the period, including points already given. */
  readonly granted: Points
  readonly lapsed: ReadonlyMap<Period, Points>
  /** The whole allowances of former periods. */
  readonly grantedBefore: ReadonlyMap<Period, Points>
}

/** The shoutouts that the giver may still recall or reinstate. */
export type GivenShoutout = {
  readonly shoutoutId: ShoutoutId
  readonly recipientIds: readonly MemberId[]
  readonly pointsEach: Points
  readonly channelId: ChannelId | null
  readonly period: Period
  readonly recallableUntil: Instant
  /** See `messageKeyOf`. */
  readonly messageKey: string
  readonly isRecalled: boolean
  /** One for each recall so far. */
  readonly clawBackPolicies: readonly ClawBackPolicy[]
}

/** The spot awards that the giver may still recall or reinstate. */
export type GivenAward = Omit<GivenAwardFields, 'giverId'> & {
  readonly recallableUntil: Instant
  readonly isRecalled: boolean
  /** One for each recall so far. */
  readonly clawBackPolicies: readonly ClawBackPolicy[]
}

export type AdjustmentProposal = {
  readonly account: AdjustableAccount
  readonly points: Points
  readonly reason: string
  readonly proposedBy: MemberId
}

export type KnownMember = {
  readonly kind: 'known'
  readonly memberId: MemberId
  readonly profile: MemberProfile
  readonly details: MemberDetails
  /** The days that were entered or cleared by hand; a sync of the profile does not change them. */
  readonly datesByHand: ReadonlySet<'birthday' | 'joinedOn'>
  /** The custom fields of the member's profile in the workspace. */
  readonly fields: ProfileFieldValues
  /** The member's manager. */
  readonly managerId: MemberId | null
  /** The member’s locale in the workspace; null where the workspace says none. */
  readonly chatLocale: Locale | null
  /** Null until the member chose one. */
  readonly chosenLocale: { readonly locale: Locale | null; readonly place: Place | null } | null
  readonly isActive: boolean
  /** The person was forgotten for good: no sync restores the profile. */
  readonly isErased: boolean
  readonly isAdmin: boolean
  readonly isOwner: boolean
  /** How often the member lost access or the administrator role. A session of an earlier count has ended. */
  readonly accessEnds: number
  readonly redeemable: Points
  /** All redeemable points that came in, also as refunds, less the recalled ones: what expiry is decided against. */
  readonly income: Points
  /** Below zero by the recalled points that the member had spent and has not repaid. */
  readonly owed: Points
  readonly redeemedToday: RedeemedToday
  /** The points that administrators added without approval on the newest such day. */
  readonly unapproved: { readonly day: string | null; readonly points: Points }
  /** The adjustments that wait for a second administrator. */
  readonly proposals: ReadonlyMap<AdjustmentId, AdjustmentProposal>
  /** The awards of the member that wait for a second administrator. */
  readonly proposedAwards: ReadonlyMap<GrantId, ProposedAward>
  readonly allowances: Readonly<Record<AllowanceKind, Allowance>>
  /** Ordered by the end of their recall window. */
  readonly givenShoutouts: readonly GivenShoutout[]
  /** Ordered by the end of their recall window. */
  readonly givenAwards: readonly GivenAward[]
  /** The part of received awards that the company bore at their last recall. It stays when they are given again. */
  readonly borneOfAwards: ReadonlyMap<GrantId, Points>
  /**
   * The points that the company bore at the last recall of a shoutout. It gets them back if the shoutout is given again,
   * and bears them again if that is recalled.
   */
  readonly absorbed: ReadonlyMap<ShoutoutId, Points>
  /** The occasions that a rule granted an award for already. */
  readonly celebrated: ReadonlySet<string>
}

/** Names an occasion in a member's state: a kind of celebration happens once a year. */
export const occasionKey = ({ kind, year }: Pick<Occasion, 'kind' | 'year'>): string => `${kind} ${year}`

export type MemberState = { readonly kind: 'unknown' } | KnownMember

export const initialState: MemberState = { kind: 'unknown' }
