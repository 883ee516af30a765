import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Link, useSearchParams } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { type ReadSoFar, useInstallation } from './useInstallation.ts'

/** The page that Slack sends the browser back to after an installation. */
export const SetupCallbackPage = () => {
  const [query] = useSearchParams()
  return <SignInFrame>{query.get('error') === 'access_denied' ? <Denied /> : <Installing />}</SignInFrame>
}

const Denied = () => {
  const text = useText()
  return (
    <>
      <Typography variant="h1">{text('signIn.nothingWasInstalled')}</Typography>
      <Alert severity="error">{text('signIn.installDenied')}</Alert>
      <Button component={Link} to="/setup" variant="contained" size="large" sx={{ minHeight: 48 }}>
        {text('signIn.startOver')}
      </Button>
    </>
  )
}

const Installing = () => {
  const text = useText()
  const progress = useProgressText(useInstallation())
  return (
    <>
      <Typography variant="h1">{text('signIn.installingLaurel')}</Typography>
      <LinearProgress aria-label={text('signIn.installing')} />
      <Typography color="text.secondary" role="status">
        {progress}
      </Typography>
    </>
  )
}

const useProgressText = (soFar: ReadSoFar | undefined): string => {
  const text = useText()
  if (soFar === undefined) return text('signIn.slackIsBeingAsked')
  const { member_count: people, channel_count: channels } = soFar
  if (people === 0) return text('signIn.readNothing')
  return channels === 0
    ? text('signIn.readPeople', { smart_count: people })
    : text('signIn.readChannels', { smart_count: people, channels })
}
