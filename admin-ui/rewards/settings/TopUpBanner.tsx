import type { Team } from '@laurel/contract/team/team.ts'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'
import { needsTopUp } from './needsTopUp.ts'

/** Asks for a top-up where paid rewards are offered and nothing is left to pay for them. */
export const TopUpBanner = ({ team }: { readonly team: Team }) => {
  const text = useText()
  if (!needsTopUp(team)) return null
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to="/billing/rewards" color="inherit" size="small" variant="outlined">
          {text('rewards.settings.topUpPoints')}
        </Button>
      }
    >
      <AlertTitle>{text('rewards.settings.youNeedATopUp')}</AlertTitle>
      {text('rewards.settings.topUpSentence')}
    </Alert>
  )
}
