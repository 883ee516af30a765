import type { Campaign } from '@laurel/contract/awards/nominations.ts'
import HowToVote from '@mui/icons-material/HowToVoteOutlined'
import type { ResourceProps } from 'ra-core'
import { lazyPage } from '../../app/shell/lazyPage.tsx'

/** Campaigns in which the team proposes who deserves an award. */
export const nominations = {
  name: 'awards/nominations',
  icon: HowToVote,
  recordRepresentation: (campaign: Campaign) => campaign.title,
  list: lazyPage(async () => (await import('./CampaignList.tsx')).CampaignList),
} satisfies ResourceProps
