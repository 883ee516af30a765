import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { Link as RouterLink } from 'react-router-dom'
import { useTeamClock } from '../../elements/time/useTeamClock.ts'
import { useText } from '../../messages/useText.ts'
import { useMe } from '../access/MeContext.ts'
import { trialSentence } from './trialSentence.ts'

/** Tells admins while the team is on trial, and leads to what keeps it going. */
export const TrialBanner = () => {
  const text = useText()
  const { user, team } = useMe()
  const at = useTeamClock()
  if (!user.is_admin || team.trial_end === null) return null
  const daysLeft = differenceInCalendarDays(at(team.trial_end), at())
  if (daysLeft < 0) return null
  return (
    <Alert
      severity="warning"
      icon={false}
      sx={{ borderRadius: 0, justifyContent: 'center', paddingBlock: 0.25 }}
    >
      {trialSentence(daysLeft, text)}{' '}
      <Link component={RouterLink} to="/billing" color="inherit" sx={{ fontWeight: 600 }}>
        {team.metadata.have_payment_method ? text('shell.manageBilling') : text('shell.addACard')}
      </Link>
    </Alert>
  )
}
