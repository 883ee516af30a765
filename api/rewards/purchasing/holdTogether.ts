import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { pointsUpTo } from '@laurel/ledger/members/points/redeemedToday.ts'
import type { KnownRedemption } from '@laurel/ledger/rewards/redemptions/state.ts'
import { reviewOf, reviewsAny } from './policyFor.ts'

export type HoldDependencies = { readonly ledger: Pick<Ledger, 'handle' | 'memberNow' | 'team'> }

type Bought = Pick<KnownRedemption, 'redemptionId' | 'memberId' | 'points' | 'funding' | 'redemptionType'>

/**
 * Holds a redemption that makes the sum of its day large, and answers whether it did. Purchases at the same moment did not
 * count each other when they were requested; the points were taken one after the other, and in this order they count.
 */
export const holdTogether = async (
  { ledger }: HoldDependencies,
  teamId: TeamId,
  { redemptionId, memberId, points, funding, redemptionType }: Bought,
  occurredAt: Instant,
): Promise<boolean> => {
  const team = await ledger.team(teamId)
  if (funding !== 'fund' || team.kind === 'unknown' || !reviewsAny(team)) return false
  const member = await ledger.memberNow(teamId, memberId)
  if (member.kind === 'unknown') return false
  const pointsOfDay = pointsUpTo(member.redeemedToday, redemptionId)
  if (pointsOfDay === undefined) return false
  const reason = reviewOf(team, { points, isPayout: redemptionType === 'PAYPAL', pointsOfDay })
  if (reason === null) return false
  // Without effect on one that is held or declined, and too late for one whose order was started.
  const outcome = await ledger.handle({
    type: 'holdRedemption',
    id: derivedId('holdRedemption', redemptionId),
    teamId,
    actor: { kind: 'system', id: 'rewardPolicy' },
    occurredAt,
    data: { redemptionId, reason },
  })
  return outcome.kind === 'accepted'
}
