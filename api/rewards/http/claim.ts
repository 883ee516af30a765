import type { Claim } from '@laurel/contract/rewards/claim.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { RewardRow } from '@laurel/projections/rewards/catalog/tables.ts'
import type { ClaimRow } from '@laurel/projections/rewards/claims/tables.ts'
import { companyRewardOf } from './companyReward.ts'

export const claimOf = (
  { claimId, awardName, gifts }: ClaimRow,
  rewards: ReadonlyMap<string, RewardRow>,
): Claim => ({
  id: claimId,
  earned_award: { award: { name: awardName } },
  rewards: gifts.map(row =>
    row.map(option => {
      switch (option.type) {
        case 'PLACEHOLDER':
        case 'POINTS':
          return option
        case 'CUSTOM_REWARD': {
          const reward = rewards.get(option.rewardId)
          return { type: option.type, reward: reward ? { ...companyRewardOf(reward), images: [] } : null }
        }
        default:
          return assertNever(option)
      }
    }),
  ),
})
