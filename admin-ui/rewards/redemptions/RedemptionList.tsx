import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { Page } from '../../app/shell/Page.tsx'
import { PendingRedemptions } from './PendingRedemptions.tsx'
import { RedemptionFigures } from './RedemptionFigures.tsx'

/** What was redeemed this month, and what waits for a person to hand it over. */
export const RedemptionList = () => (
  <Page
    title="Rewards"
    lead="Company rewards wait here until someone has handed them over."
    actions={
      <Button component={Link} to="/reporting/activity?type=redemptions" variant="outlined">
        Latest redemptions
      </Button>
    }
  >
    <RedemptionFigures />
    <PendingRedemptions />
  </Page>
)
