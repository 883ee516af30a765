import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { GroupId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import type { Settled } from '@laurel/ledger/processes/settle.ts'
import type { HoldReason, RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { ChosenReward, RedemptionType } from '@laurel/ledger/rewards/redemptions/events.ts'
import type { Intent } from '../../access/intent.ts'
import { type EarlierDependencies, earlierPurchase, redemptionOf } from './earlierPurchase.ts'
import { holdTogether } from './holdTogether.ts'
import { policyFor } from './policyFor.ts'
import type { Redeemed } from './redeemed.ts'
import type { IsSameChoice } from './sameChoice.ts'

export type PurchaseDependencies = Omit<EarlierDependencies, 'ledger'> & {
  readonly ledger: Pick<Ledger, 'handle' | 'member' | 'memberNow' | 'redemption' | 'team'>
  readonly settle: (events: readonly RecordedEvent[]) => Promise<Settled>
}

/** What a person buys, with the prices that the server quoted for it. */
export type Purchase = {
  readonly redemptionType: RedemptionType
  /** What the redemption is called. The id of a vendor's product is `derivedId('<catalog>', productId)`. */
  readonly reward: ChosenReward
  readonly points: Points
  /** Null for a reward that the company hands over itself. */
  readonly order: RewardOrder | null
  /** The team's fund pays for it: everything that a vendor delivers, and nothing that the team has itself. */
  readonly isFunded: boolean
  /** Names the redemptions that are bought together; left out, the redemption is alone. */
  readonly groupId?: GroupId
  /** A reason to review the order that the caller found. The team's own limits are added here. */
  readonly holdFor?: HoldReason
  /** Tells a repeat from another choice under the same intent; left out, the reward is all that was chosen. */
  readonly isSame?: IsSameChoice
}

type Rejected = { readonly kind: 'rejected'; readonly rejection: LedgerRejection }

/**
 * Spends the author's points on a reward and settles the redemption at once; the only way to buy anything. Missing
 * points, funds or stock and the team's limits are no rejection: the result is a redemption with the status DECLINED. A
 * repeat of the intent returns the same redemption as it is now. Rejects with COMMAND_CONFLICT where the intent bought
 * something else before.
 */
export const purchase = async (
  dependencies: PurchaseDependencies,
  intent: Intent,
  bought: Purchase,
): Promise<Redeemed | Rejected> => {
  const { ledger, settle } = dependencies
  const { reward, isSame } = bought
  const earlier = await earlierPurchase(dependencies, intent, { rewardId: reward.rewardId, isSame })
  if (earlier) return earlier
  const request = await requestOf(dependencies, intent, bought)
  const outcome = await ledger.handle(request)
  if (outcome.kind === 'rejected') return outcome
  const { events, position } = await settle(outcome.events)
  await holdTogether(dependencies, intent.teamId, request.data, intent.occurredAt)
  const declined = events.find(event => event.type === 'RedemptionDeclined')
  const isPlaced = events.some(event => event.type === 'RedemptionPlaced')
  return {
    kind: 'accepted',
    redemptionId: redemptionOf(intent),
    status: declined ? 'DECLINED' : isPlaced ? 'PENDING' : 'REQUESTED',
    points: bought.points,
    declinedFor: declined?.type === 'RedemptionDeclined' ? declined.data.reason : null,
    position,
    isRepeated: outcome.isRepeated,
  }
}

const requestOf = async (
  { ledger }: PurchaseDependencies,
  intent: Intent,
  { redemptionType, reward, points, order, isFunded, groupId, holdFor }: Purchase,
) => {
  const redemptionId = redemptionOf(intent)
  const { teamId, actor, occurredAt } = intent
  const [team, member] = await Promise.all([ledger.team(teamId), ledger.member(teamId, actor.id)])
  const policy = policyFor(team, member, occurredAt, {
    points,
    isFunded,
    isPayout: redemptionType === 'PAYPAL',
  })
  return {
    ...intent,
    type: 'requestRedemption',
    data: {
      redemptionId,
      memberId: intent.actor.id,
      points,
      funding: isFunded ? 'fund' : 'none',
      redemptionType,
      reward,
      order,
      groupId: groupId ?? redemptionId,
    },
    policy: { ...policy, holdFor: holdFor ?? policy.holdFor },
  } as const
}
