import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Link, useSearchParams } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { type ReadSoFar, useInstallation } from './useInstallation.ts'

/** Where Slack sends the browser back to after an installation. */
export const SetupCallbackPage = () => {
  const [query] = useSearchParams()
  return <SignInFrame>{query.get('error') === 'access_denied' ? <Denied /> : <Installing />}</SignInFrame>
}

const Denied = () => {
  const text = useText()
  return (
    <>
      <Typography variant="h1">Nothing was installed</Typography>
      <Alert severity="error">{text('signIn.installDenied')}</Alert>
      <Button component={Link} to="/setup" variant="contained" size="large" sx={{ minHeight: 48 }}>
        Start over
      </Button>
    </>
  )
}

const Installing = () => {
  const soFar = useInstallation()
  return (
    <>
      <Typography variant="h1">Installing Laurel…</Typography>
      <LinearProgress aria-label="Installing" />
      <Typography color="text.secondary" role="status">
        {soFar === undefined ? 'Slack is being asked for your workspace.' : sentenceOf(soFar)}
      </Typography>
    </>
  )
}

const sentenceOf = ({ member_count: people, channel_count: channels }: ReadSoFar): string => {
  if (people === 0) return 'Bringing your colleagues in.'
  const shown = `${people} ${people === 1 ? 'person is' : 'people are'} in`
  return channels === 0 ? `${shown} so far.` : `${shown}, and ${channels} of your channels.`
}
