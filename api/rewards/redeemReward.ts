import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { RewardId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../access/intent.ts'
import { earlierPurchase } from './purchasing/earlierPurchase.ts'
import { type PurchaseDependencies, purchase } from './purchasing/purchase.ts'
import type { Redeemed } from './purchasing/redeemed.ts'

export type RedeemDependencies = Omit<PurchaseDependencies, 'ledger'> & {
  readonly ledger: PurchaseDependencies['ledger'] & Pick<Ledger, 'catalog'>
}

/**
 * Spends the author's points on a company reward at its current price. Rejects with REWARD_UNKNOWN where the catalog has
 * no such reward, and with COMMAND_CONFLICT where the intent named another reward before.
 */
export const redeemReward = async (
  dependencies: RedeemDependencies,
  intent: Intent,
  rewardId: RewardId,
): Promise<Redeemed | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }> => {
  const earlier = await earlierPurchase(dependencies, intent, rewardId)
  if (earlier) return earlier
  const { rewards } = await dependencies.ledger.catalog(intent.teamId)
  const reward = rewards.get(rewardId)
  if (!reward) return { kind: 'rejected', rejection: { code: 'REWARD_UNKNOWN' } }
  const { name, emoji, pointCost: points } = reward
  return purchase(dependencies, intent, {
    redemptionType: 'CUSTOM',
    reward: { rewardId, name, emoji },
    points,
    order: null,
    isFunded: false,
  })
}
