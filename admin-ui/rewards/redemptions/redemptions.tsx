import type { MemberRedemption } from '@laurel/contract/rewards/redemption.ts'
import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined'
import type { ResourceProps } from 'ra-core'
import { lazyPage } from '../../app/shell/lazyPage.tsx'

/** Redemptions of company rewards, which wait for a person to hand them over. */
export const redemptions = {
  name: 'rewards',
  icon: CardGiftcard,
  recordRepresentation: (redemption: MemberRedemption) =>
    `${redemption.redemption.name}, ${redemption.user.name}`,
  list: lazyPage(async () => (await import('./RedemptionList.tsx')).RedemptionList),
} satisfies ResourceProps
