import type { MemberDetails } from '@laurel/ledger/members/profile/details.ts'

/** The details of a member that are no personal data. */
export const keptDetails = ({
  pointEligibility,
  shoutoutAllowanceOverride,
  awardAllowanceOverride,
  isBirthdayPrivate,
}: MemberDetails) => ({
  pointEligibility,
  shoutoutAllowanceOverride,
  awardAllowanceOverride,
  isBirthdayPrivate,
})
