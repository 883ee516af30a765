import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { RedemptionId, RewardId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { EventLog, RecordedEvent } from '@laurel/ledger/log/port.ts'
import type { Settled } from '@laurel/ledger/processes/settle.ts'
import type { CompanyReward } from '@laurel/ledger/rewards/catalog/events.ts'
import type { DeclineReason } from '@laurel/ledger/rewards/redemptions/events.ts'
import type { RedemptionState } from '@laurel/ledger/rewards/redemptions/state.ts'
import type { Intent } from '../access/intent.ts'

export type RedeemDependencies = {
  readonly ledger: Ledger
  readonly settle: (events: readonly RecordedEvent[]) => Promise<Settled>
  readonly log: Pick<EventLog, 'head'>
}

export type Redeemed = {
  readonly kind: 'accepted'
  readonly redemptionId: RedemptionId
  readonly status: Exclude<RedemptionState['status'], 'NONE'>
  readonly points: Points
  /** Why the redemption was declined; null where it was not. */
  readonly declinedFor: DeclineReason | null
  readonly position: number
  readonly isRepeated: boolean
}

type Rejected = { readonly kind: 'rejected'; readonly rejection: LedgerRejection }

/**
 * Spends the author's points on a company reward at its current price and settles the redemption at once. Rejects with
 * REWARD_UNKNOWN where the catalog has no such reward, and with COMMAND_CONFLICT where the intent named another reward
 * before. Missing points or funds are no rejection: the result is a redemption with the status DECLINED.
 */
export const redeemReward = async (
  { ledger, settle, log }: RedeemDependencies,
  intent: Intent,
  rewardId: RewardId,
): Promise<Redeemed | Rejected> => {
  const redemptionId = derivedId('redemption', intent.id)
  const known = await ledger.redemption(intent.teamId, redemptionId)
  if (known.status !== 'NONE' && known.status !== 'REQUESTED') {
    // A repeat reports the redemption as it is now, even if the reward has another price or is archived by now.
    if (known.rewardId !== rewardId) return { kind: 'rejected', rejection: { code: 'COMMAND_CONFLICT' } }
    return {
      kind: 'accepted',
      redemptionId,
      status: known.status,
      points: known.points,
      declinedFor: known.status === 'DECLINED' ? known.reason : null,
      // The log ends after every event of this redemption.
      position: await log.head(),
      isRepeated: true,
    }
  }
  const { rewards } = await ledger.catalog(intent.teamId)
  const reward = rewards.get(rewardId)
  if (!reward) return { kind: 'rejected', rejection: { code: 'REWARD_UNKNOWN' } }
  const outcome = await ledger.handle(requestOf(intent, redemptionId, reward))
  if (outcome.kind === 'rejected') return outcome
  const { events, position } = await settle(outcome.events)
  const declined = events.find(event => event.type === 'RedemptionDeclined')
  const isPlaced = events.some(event => event.type === 'RedemptionPlaced')
  return {
    kind: 'accepted',
    redemptionId,
    status: declined ? 'DECLINED' : isPlaced ? 'PENDING' : 'REQUESTED',
    points: reward.pointCost,
    declinedFor: declined?.type === 'RedemptionDeclined' ? declined.data.reason : null,
    position,
    isRepeated: outcome.isRepeated,
  }
}

const requestOf = (
  intent: Intent,
  redemptionId: RedemptionId,
  { rewardId, name, emoji, pointCost: points }: CompanyReward,
) =>
  ({
    ...intent,
    type: 'requestRedemption',
    data: {
      redemptionId,
      memberId: intent.actor.id,
      points,
      funding: 'none',
      redemptionType: 'CUSTOM',
      reward: { rewardId, name, emoji },
      order: null,
      groupId: redemptionId,
    },
    policy: { limits: null, holdFor: null },
  }) as const
