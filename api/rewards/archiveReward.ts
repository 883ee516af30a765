import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { RewardId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../access/intent.ts'

/** Takes a company reward out of the catalog; open redemptions of it stay. Rejects with REWARD_UNKNOWN. */
export const archiveReward = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  rewardId: RewardId,
): Promise<Outcome> => ledger.handle({ ...intent, type: 'archiveReward', data: { rewardId } })
