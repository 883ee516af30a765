import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import type { RewardRow } from '@laurel/projections/rewards/catalog/tables.ts'

export const companyRewardOf = ({
  rewardId,
  name,
  emoji,
  description,
  pointCost,
}: RewardRow): CompanyReward => ({
  id: rewardId,
  name,
  emoji,
  description,
  point_cost: pointCost,
})
