import { slackAuthorization } from '@laurel/contract/access/slackAuthorization.ts'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router-dom'
import { LegalLinks } from '../../legal/LegalLinks.tsx'
import { useConnection } from '../connection/ConnectionContext.ts'
import { rememberSignIn } from './pendingSignIn.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { SlackMark } from './SlackMark.tsx'
import { notInstalled, somethingWrong } from './signInTexts.ts'

/** Sign in with Slack, or by a single-use link, which lands here with its token. */
export const SignInPage = () => {
  const { client, session } = useConnection()
  const [query] = useSearchParams()
  const [isLeaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const token = query.get('token')
  const message = failure ?? query.get('error')

  useEffect(() => {
    session.forget()
  }, [session])
  if (token !== null) return <Navigate to={`/login/assert_single_use_token?${query}`} replace />

  const signIn = async () => {
    setLeaving(true)
    setFailure(undefined)
    try {
      const state = crypto.randomUUID()
      const { url } = await client.call(slackAuthorization, { query: { state } })
      rememberSignIn({ state, redirect: query.get('redirect') })
      window.location.assign(url)
    } catch (error) {
      setLeaving(false)
      setFailure(error instanceof Error ? error.message : somethingWrong)
    }
  }

  return (
    <SignInFrame>
      <div>
        <Typography variant="h1">Sign in</Typography>
        <Typography color="text.secondary" sx={{ marginTop: 1 }}>
          Use the workspace where your team thanks each other.
        </Typography>
      </div>
      {message !== null && (
        <Alert
          severity="error"
          action={
            message === notInstalled && (
              <Button component={RouterLink} to="/setup" color="inherit" size="small">
                Install
              </Button>
            )
          }
        >
          {message}
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        startIcon={<SlackMark />}
        loading={isLeaving}
        onClick={() => void signIn()}
        sx={{ minHeight: 48 }}
      >
        Sign in with Slack
      </Button>
      <Typography variant="body2" color="text.secondary">
        New to Laurel?
        <Link component={RouterLink} to="/setup" sx={{ display: 'block' }}>
          Try free for 30 days, no credit card required
        </Link>
      </Typography>
      <LegalLinks />
    </SignInFrame>
  )
}
