import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { RewardId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Intent } from '../access/intent.ts'
import type { ItemChoice } from './items/itemChoice.ts'
import { type ItemRedeemed, type RedeemItemDependencies, redeemItem } from './items/redeemItem.ts'
import { isSameItem } from './items/sameItem.ts'
import { earlierPurchase } from './purchasing/earlierPurchase.ts'
import { purchase } from './purchasing/purchase.ts'

export type RedeemDependencies = Omit<RedeemItemDependencies, 'ledger'> & {
  readonly ledger: RedeemItemDependencies['ledger'] & Pick<Ledger, 'catalog'>
}

export type RewardChoice = ItemChoice & {
  /** The price that the person saw; left out, the current price is taken. */
  readonly points?: Points | undefined
}

/**
 * Spends the author's points on a company reward, or on an item of the team's catalog: their ids are one space. Rejects
 * with REWARD_UNKNOWN where there is neither, and with COMMAND_CONFLICT where the intent made another choice before.
 */
export const redeemReward = async (
  dependencies: RedeemDependencies,
  intent: Intent,
  rewardId: RewardId,
  choice: RewardChoice = {},
): Promise<ItemRedeemed> => {
  const isSame = isSameItem(dependencies, intent, rewardId, choice)
  const earlier = await earlierPurchase(dependencies, intent, { rewardId, isSame })
  if (earlier) return earlier
  const { rewards } = await dependencies.ledger.catalog(intent.teamId)
  const reward = rewards.get(rewardId)
  if (!reward) return redeemItem(dependencies, intent, rewardId, choice)
  const { name, emoji, pointCost: points } = reward
  if (choice.points !== undefined && choice.points !== points) return { kind: 'priceChanged', points }
  return purchase(dependencies, intent, {
    redemptionType: 'CUSTOM',
    reward: { rewardId, name, emoji },
    points,
    order: null,
    isFunded: false,
  })
}
