import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import Redeem from '@mui/icons-material/RedeemOutlined'
import type { ResourceProps } from 'ra-core'
import { lazyPage } from '../../app/shell/lazyPage.tsx'

/** Rewards that the company offers itself. */
export const companyRewards = {
  name: 'rewards/custom-catalog',
  icon: Redeem,
  recordRepresentation: (reward: CompanyReward) => reward.name,
  list: lazyPage(async () => (await import('./RewardList.tsx')).RewardList),
} satisfies ResourceProps
