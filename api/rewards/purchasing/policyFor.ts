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
  const { pointsPerDayMax, redemptionsPerDayMax, holdAbovePoints } = team.rewardPolicy
  const { payoutDollars } = team.fourEyes
  const payoutPoints = payoutDollars === null || !isPayout ? null : payoutDollars * pointsPerDollar
  // A day is noted for the amount of the day, too.
  if (
    pointsPerDayMax === null &&
    redemptionsPerDayMax === null &&
    holdAbovePoints === null &&
    payoutDollars === null
  )
    return unlimited
  const limits = {
    day: dayAt(at, team.timeZone),
    pointsMax: pointsPerDayMax,
    redemptionsMax: redemptionsPerDayMax,
  }
  const before = member.kind === 'known' ? pointsOn(member.redeemedToday, limits.day) : 0
  if (payoutPoints !== null && before + points > payoutPoints)
    return { limits, holdFor: 'SECOND_ADMINISTRATOR' }
  if (holdAbovePoints === null) return { limits, holdFor: null }
  if (points > holdAbovePoints) return { limits, holdFor: 'ABOVE_LIMIT' }
  return { limits, holdFor: before + points > holdAbovePoints ? 'VELOCITY' : null }
}
