import { signOut } from '@laurel/contract/browser/signOut.ts'
import { startSlackSignIn } from '@laurel/contract/browser/slackSignIn.ts'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router-dom'
import { LegalLinks } from '../../legal/LegalLinks.tsx'
import { useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { SlackMark } from './SlackMark.tsx'
import { useLeaveForSlack } from './useLeaveForSlack.ts'

/** Sign in with Slack, or by a single-use link, which lands here with its token. */
export const SignInPage = () => {
  const { client, session } = useConnection()
  const [query] = useSearchParams()
  const text = useText()
  const { leave, isLeaving, message } = useLeaveForSlack(() =>
    startSlackSignIn(client, sessionStorage, query.get('redirect')),
  )
  const token = query.get('token')

  useEffect(() => {
    // A link replaces the session itself.
    if (token === null && session.isSignedIn()) void signOut({ client, session })
  }, [client, session, token])
  if (token !== null) return <Navigate to={`/login/assert_single_use_token?${query}`} replace />

  return (
    <SignInFrame>
      <div>
        <Typography variant="h1">{text('signIn.signIn')}</Typography>
        <Typography color="text.secondary" sx={{ marginTop: 1 }}>
          {text('signIn.useTheWorkspaceWhere')}
        </Typography>
      </div>
      {message !== null && (
        <Alert
          severity="error"
          action={
            [text('signIn.slackTrouble'), text('signIn.notInstalled')].includes(message) && (
              <Button component={RouterLink} to="/setup" color="inherit" size="small">
                {text('signIn.install')}
              </Button>
            )
          }
        >
          {message}
          {message === text('signIn.slackTrouble') && (
            <Typography variant="body2">{text('signIn.notInstalled')}</Typography>
          )}
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        startIcon={<SlackMark />}
        loading={isLeaving}
        onClick={leave}
        sx={{ minHeight: 48 }}
      >
        {text('signIn.signInWithSlack')}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {text('signIn.newToLaurel')}
        <Link component={RouterLink} to="/setup" sx={{ display: 'block' }}>
          {text('signIn.tryFreeFor30')}
        </Link>
      </Typography>
      <LegalLinks />
    </SignInFrame>
  )
}
