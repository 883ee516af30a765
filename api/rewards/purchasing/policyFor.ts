import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { HoldReason } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { RedemptionLimits } from '@laurel/ledger/rewards/redemptions/events.ts'
import type { TeamState } from '@laurel/ledger/teams/state.ts'

type PurchasePolicy = { readonly limits: RedemptionLimits | null; readonly holdFor: HoldReason | null }

const unlimited: PurchasePolicy = { limits: null, holdFor: null }

/** What the team's policy says about a purchase at that moment. It concerns what the fund pays for. */
export const policyFor = (
  team: TeamState,
  at: Instant,
  { points, isFunded }: { readonly points: Points; readonly isFunded: boolean },
): PurchasePolicy => {
  if (team.kind === 'unknown' || !isFunded) return unlimited
  const { pointsPerDayMax, redemptionsPerDayMax, holdAbovePoints } = team.rewardPolicy
  const isLimited = pointsPerDayMax !== null || redemptionsPerDayMax !== null
  return {
    limits: isLimited
      ? {
          day: dayAt(at, team.timeZone),
          pointsMax: pointsPerDayMax,
          redemptionsMax: redemptionsPerDayMax,
        }
      : null,
    holdFor: holdAbovePoints !== null && points > holdAbovePoints ? 'ABOVE_LIMIT' : null,
  }
}
