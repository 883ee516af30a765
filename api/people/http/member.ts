import type { Member } from '@laurel/contract/people/members.ts'
import type { MemberItem } from '@laurel/projections/people/members/queries.ts'
import { userReferenceOf } from '../userReference.ts'

export const memberOf = (member: MemberItem): Member => ({
  ...userReferenceOf(member),
  email: member.email,
  external_key: member.externalKey,
  is_admin: member.isAdmin,
  is_owner: member.isOwner,
  is_active: member.isActive,
  has_group: member.hasChannel,
  is_manager: member.managesSegment,
  is_channel_manager: member.isManager,
  redeemable_points: member.redeemable,
  owed_points: 0 - member.owed,
  shoutout_allowance_remaining: member.shoutoutAllowance,
  award_allowance_remaining: member.awardAllowance,
  gives_awards_from_allowance: member.isManager,
})
