import type { Instant } from '../kernel/instant.ts'
import type { MemberState } from '../members/state.ts'

/** How long a person has been with the company. */
export const tenures = ['underYear', 'oneToThree', 'threeToFive', 'overFive', 'unknown'] as const
export type Tenure = (typeof tenures)[number]

/** The tenure at an instant, by the day on which the person joined. */
export const tenureAt = (state: MemberState | undefined, at: Instant): Tenure => {
  if (state?.kind !== 'known' || state.details.joinedOn === null) return 'unknown'
  const { joinedOn } = state.details
  const begun = Number(at.slice(0, 4)) - Number(joinedOn.slice(0, 4))
  const years = at.slice(5, 10) < joinedOn.slice(5) ? begun - 1 : begun
  if (years < 1) return 'underYear'
  if (years < 3) return 'oneToThree'
  return years < 5 ? 'threeToFive' : 'overFive'
}
