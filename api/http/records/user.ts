import type { User } from '@laurel/contract/records/user.ts'
import type { MemberItem } from '@laurel/projections/members/queries.ts'
import { userReferenceOf } from './userReference.ts'

export const userOf = (member: MemberItem): User => ({
  ...userReferenceOf(member),
  email: member.email,
  locale: 'EN-US',
  is_admin: member.isAdmin,
  is_owner: member.isOwner,
  is_manager: false,
  redeemable_points: member.redeemable,
  shoutout_allowance_remaining: member.shoutoutAllowance,
  award_allowance_remaining: member.awardAllowance,
  subordinate_users: [],
  segments_managed: [],
  metadata: {},
})
