import type { CustomFieldValue } from '@laurel/contract/people/customField.ts'
import { noDate, type PointEligibility, type UserProfile } from '@laurel/contract/people/userProfile.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { AllowanceKind } from '@laurel/ledger/members/events.ts'
import type { PointEligibility as LedgerEligibility } from '@laurel/ledger/members/profile/details.ts'
import type { MemberItem } from '@laurel/projections/people/members/queries.ts'

import { birthdayVisibility, shownBirthday } from '../../celebrations/birthdayPrivacy.ts'
import { dateParts, dayParts } from '../../celebrations/dateParts.ts'
import type { CurrentAllowance } from '../readAllowances.ts'
import { userReferenceOf } from '../userReference.ts'

/** The specification's codes of point eligibility. */
export const eligibilityCodes = {
  GIVE_AND_RECEIVE: 0,
  GIVE: 1,
  RECEIVE: 2,
  NONE: 3,
} as const satisfies Record<LedgerEligibility, PointEligibility>

export const eligibilityOf = (code: PointEligibility): LedgerEligibility => {
  switch (code) {
    case 0:
      return 'GIVE_AND_RECEIVE'
    case 1:
      return 'GIVE'
    case 2:
      return 'RECEIVE'
    case 3:
      return 'NONE'
  }
}

export const userProfileOf = (
  member: MemberItem,
  allowances: Readonly<Record<AllowanceKind, CurrentAllowance>>,
  customFields: CustomFieldValue[],
  viewerId: MemberId,
): UserProfile => ({
  ...userReferenceOf(member),
  email: member.email,
  is_admin: member.isAdmin,
  is_owner: member.isOwner,
  has_group: member.hasChannel,
  ...birthdayOf(member, viewerId),
  ...anniversaryOf(member.joinedOn),
  point_eligibility: eligibilityCodes[member.pointEligibility],
  shoutout_allowance_override: member.shoutoutAllowanceOverride,
  award_allowance_override: member.awardAllowanceOverride,
  newhire_message: member.newHireMessage,
  custom_fields: customFields,
  redeemable_points: member.redeemable,
  shoutout_allowance: allowances.shoutout.granted,
  shoutout_allowance_remaining: allowances.shoutout.left,
  award_allowance: allowances.award.granted,
  award_allowance_remaining: allowances.award.left,
  shoutout_last_sent: member.lastShoutoutGivenAt,
  award_last_sent: member.lastAwardGivenAt,
})

const birthdayOf = (member: MemberItem, viewerId: MemberId) => {
  const { month, day } = dayParts(shownBirthday(member, viewerId))
  return {
    birthday_month: month ?? noDate,
    birthday_day: day ?? noDate,
    metadata: { birthday_public: birthdayVisibility(member) },
  }
}

const anniversaryOf = (joinedOn: string | null) => {
  const { month, day, year } = dateParts(joinedOn)
  return { anniversary_month: month ?? noDate, anniversary_day: day ?? noDate, anniversary_year: year }
}
