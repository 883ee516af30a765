import type { ChangedPolicy } from '@laurel/contract/team/policySimulation.ts'
import type { Settings } from '@laurel/contract/team/settings.ts'
import { PointsExpiryMonths } from '@laurel/ledger/teams/vocabulary.ts'

export type PolicyInForce = Pick<Settings, 'allowance'> & { readonly expiryMonths: number | null }

/** What of a simulated policy differs from the one in force. */
export type AppliedChanges = {
  /** All three figures; null if they are in force. */
  readonly allowance: Settings['allowance'] | null
  readonly expiryMonths: number | null
  /** What is decided for each award, each celebration, or not at all for such a time. */
  readonly elsewhere: readonly ('pointOptions' | 'spotAwardMax' | 'celebrations' | 'expiry')[]
}

export const appliedChanges = (policy: ChangedPolicy, inForce: PolicyInForce): AppliedChanges => {
  const allowance = {
    interval: policy.interval ?? inForce.allowance.interval,
    shoutout_points: policy.shoutout_points ?? inForce.allowance.shoutout_points,
    award_points: policy.award_points ?? inForce.allowance.award_points,
  }
  const isAllowanceInForce =
    allowance.interval === inForce.allowance.interval &&
    allowance.shoutout_points === inForce.allowance.shoutout_points &&
    allowance.award_points === inForce.allowance.award_points
  const months = policy.expiry_months === inForce.expiryMonths ? null : policy.expiry_months
  const isPossible = PointsExpiryMonths.safeParse(months).success
  return {
    allowance: isAllowanceInForce ? null : allowance,
    expiryMonths: isPossible ? months : null,
    elsewhere: [
      ...(policy.point_options === null ? [] : (['pointOptions'] as const)),
      ...(policy.spot_award_max === null ? [] : (['spotAwardMax'] as const)),
      ...(policy.celebrations_percent === null ? [] : (['celebrations'] as const)),
      ...(isPossible ? [] : (['expiry'] as const)),
    ],
  }
}
