import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { RewardId } from '@laurel/ledger/kernel/ids.ts'
import type { CompanyReward } from '@laurel/ledger/rewards/catalog/events.ts'
import type { Intent } from '../access/intent.ts'

export type RewardSettings = Omit<CompanyReward, 'rewardId'>

export type RewardOutcome =
  | {
      readonly kind: 'accepted'
      readonly rewardId: RewardId
      readonly position: number
      readonly isRepeated: boolean
    }
  | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }

/**
 * Adds a company reward to the catalog, under an id that a repeat of the intent derives again. Has no rejection of its
 * own.
 */
export const defineReward = async (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  settings: RewardSettings,
): Promise<RewardOutcome> => {
  const rewardId = derivedId('reward', intent.id)
  const outcome = await ledger.handle({ ...intent, type: 'defineReward', data: { rewardId, ...settings } })
  return outcome.kind === 'rejected' ? outcome : { ...outcome, rewardId }
}
