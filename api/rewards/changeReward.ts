import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { RewardId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../access/intent.ts'
import type { RewardOutcome, RewardSettings } from './defineReward.ts'

/**
 * Changes a company reward; open redemptions keep their price. Rejects with REWARD_UNKNOWN where the catalog has no
 * such reward.
 */
export const changeReward = async (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle' | 'catalog'> },
  intent: Intent,
  rewardId: RewardId,
  settings: RewardSettings,
): Promise<RewardOutcome> => {
  const { rewards } = await ledger.catalog(intent.teamId)
  if (!rewards.has(rewardId)) return { kind: 'rejected', rejection: { code: 'REWARD_UNKNOWN' } }
  const outcome = await ledger.handle({ ...intent, type: 'defineReward', data: { rewardId, ...settings } })
  return outcome.kind === 'rejected' ? outcome : { ...outcome, rewardId }
}
