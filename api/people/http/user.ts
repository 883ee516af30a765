import type { User } from '@laurel/contract/people/user.ts'
import type { ShippingAddress } from '@laurel/contract/rewards/shippingAddress.ts'
import type { AllowanceGrant } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import type { MemberReference } from '@laurel/projections/people/members/memberReference.ts'
import type { MemberItem } from '@laurel/projections/people/members/queries.ts'
import type { SegmentReference } from '@laurel/projections/people/segments/queries.ts'

import { birthdayVisibility } from '../../celebrations/birthdayPrivacy.ts'
import { userReferenceOf } from '../userReference.ts'

/** The locale of a member who has not chosen one. */
const assumedLocale = 'EN-US'

/** Reports an allowance of an earlier period as the new grant, which the next shoutout resets it to. */
export const userOf = (
  member: MemberItem,
  grant: AllowanceGrant | null,
  reports: readonly MemberReference[],
  addresses: readonly ShippingAddress[],
  managed: readonly SegmentReference[],
): User => ({
  ...userReferenceOf(member),
  email: member.email,
  locale: member.locale ?? assumedLocale,
  is_admin: member.isAdmin,
  is_owner: member.isOwner,
  is_manager: managed.length > 0,
  is_channel_manager: member.isManager,
  redeemable_points: member.redeemable,
  owed_points: 0 - member.owed,
  shoutout_allowance_remaining: remainingOf(member, grant),
  award_allowance_remaining: member.awardAllowance,
  subordinate_users: reports.map(userReferenceOf),
  addresses: [...addresses],
  segments_managed: managed.map(({ segmentId, name }) => ({ id: segmentId, name })),
  metadata: {
    birthday_public: birthdayVisibility(member),
    set_locale: member.locale !== null,
    force_geo: member.place,
  },
})

const remainingOf = (
  { shoutoutAllowance, shoutoutPeriod }: MemberItem,
  grant: AllowanceGrant | null,
): number =>
  grant !== null && (shoutoutPeriod === null || shoutoutPeriod < grant.period)
    ? grant.points
    : shoutoutAllowance
