import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'
import { type Points, pointsPerDollar } from '@laurel/ledger/kernel/points.ts'
import { pointsOn } from '@laurel/ledger/members/points/redeemedToday.ts'
import type { MemberState } from '@laurel/ledger/members/state.ts'
import type { HoldReason } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { RedemptionLimits } from '@laurel/ledger/rewards/redemptions/events.ts'
import type { TeamState } from '@laurel/ledger/teams/state.ts'

type PurchasePolicy = { readonly limits: RedemptionLimits | null; readonly holdFor: HoldReason | null }

type Bought = { readonly points: Points; readonly isFunded: boolean; readonly isPayout: boolean }

const unlimited: PurchasePolicy = { limits: null, holdFor: null }

/**
 * What the team's policy says about a purchase at that moment. It concerns what the fund pays for. What a member redeemed
 * on the same day counts towards the amount that is reviewed: a large purchase in small parts is reviewed as well.
 */
export const policyFor = (
  team: TeamState,
  member: MemberState,
  at: Instant,
  { points, isFunded, isPayout }: Bought,
): PurchasePolicy => {
  if (team.kind === 'unknown' || !isFunded) return unlimited
  const { pointsPerDayMax, redemptionsPerDayMax } = team.rewardPolicy
  // A day is noted for the amount of the day, too.
  if (pointsPerDayMax === null && redemptionsPerDayMax === null && !reviewsAny(team)) return unlimited
  const limits = {
    day: dayAt(at, team.timeZone),
    pointsMax: pointsPerDayMax,
    redemptionsMax: redemptionsPerDayMax,
  }
  const before = member.kind === 'known' ? pointsOn(member.redeemedToday, limits.day) : 0
  return { limits, holdFor: reviewOf(team, { points, isPayout, pointsOfDay: before + points }) }
}

type Reviewing = Pick<Extract<TeamState, { readonly kind: 'known' }>, 'rewardPolicy' | 'fourEyes'>

/** Whether the team reviews any purchase. */
export const reviewsAny = ({ rewardPolicy, fourEyes }: Reviewing): boolean =>
  rewardPolicy.holdAbovePoints !== null || fourEyes.payoutDollars !== null

/** Why a purchase is reviewed; null if it is not. `pointsOfDay` are those of the day so far, with the purchase. */
export const reviewOf = (
  { rewardPolicy: { holdAbovePoints }, fourEyes: { payoutDollars } }: Reviewing,
  { points, isPayout, pointsOfDay }: Pick<Bought, 'points' | 'isPayout'> & { readonly pointsOfDay: Points },
): HoldReason | null => {
  if (isPayout && payoutDollars !== null && pointsOfDay > payoutDollars * pointsPerDollar)
    return 'SECOND_ADMINISTRATOR'
  if (holdAbovePoints === null) return null
  if (points > holdAbovePoints) return 'ABOVE_LIMIT'
  return pointsOfDay > holdAbovePoints ? 'VELOCITY' : null
}
