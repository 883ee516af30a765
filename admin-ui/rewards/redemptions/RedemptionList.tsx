import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { Page } from '../../app/shell/Page.tsx'
import { useText } from '../../messages/useText.ts'
import { PendingItemList, PendingRedemptionList } from './PendingRedemptionList.tsx'
import { RedemptionFigures } from './RedemptionFigures.tsx'

/** The redemptions of this month, and those that wait to be handed over. */
export const RedemptionList = () => {
  const text = useText()
  return (
    <Page
      title={text('rewards.rewards')}
      lead={text('rewards.companyRewardsWaitHere')}
      actions={
        <Button component={Link} to="/reporting/activity?type=redemptions" variant="outlined">
          {text('rewards.latestRedemptions')}
        </Button>
      }
    >
      <RedemptionFigures />
      <PendingRedemptionList />
      <PendingItemList />
    </Page>
  )
}
