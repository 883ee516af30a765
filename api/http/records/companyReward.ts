import type { CompanyReward } from '@laurel/contract/records/companyReward.ts'
import type { RewardRow } from '@laurel/projections/rewards/tables.ts'

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
