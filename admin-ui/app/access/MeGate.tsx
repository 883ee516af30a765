import { signInAddress } from '@laurel/contract/browser/signInAddress.ts'
import { me } from '@laurel/contract/people/me.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useAnswer } from '../connection/useAnswer.ts'
import { FullPage } from '../shell/FullPage.tsx'
import { MeProvider } from './MeContext.ts'

/**
 * Loads who is signed in before anything else is shown; without an answer nothing else would be right. Whoever has no
 * session is led to the sign-in from here: react-admin's own way there (`requireAuth`) asks anew who is here while the
 * router is on its way, and so sets out thousands of times.
 */
export const MeGate = ({ children }: { readonly children: ReactNode }) => {
  const text = useText()
  const { client, session } = useConnection()
  const isSignedIn = session.token() !== null
  const { pathname, search } = useLocation()
  const { data, error, refetch } = useAnswer(me, after => ({ query: after }), [], isSignedIn)
  useEffect(() => void client.refresh(), [client])
  if (data) return <MeProvider value={data}>{children}</MeProvider>
  const signIn = signInAddress(`${pathname}${search}`, text('signIn.sessionExpired'))
  if (isRefused(error)) return <Navigate to={signIn} replace />
  if (!isSignedIn) return isLeaving() ? null : <Navigate to={signInAddress(`${pathname}${search}`)} replace />
  if (error) {
    return (
      <FullPage title={text('access.laurelCantBeShown')} sentence={error.message}>
        <Button variant="contained" onClick={() => void refetch()}>
          {text('action.tryAgain')}
        </Button>
        <Button component={Link} to={signIn}>
          {text('access.signInAgain')}
        </Button>
      </FullPage>
    )
  }
  return <FullPage title={text('access.justAMoment')} />
}

const tooManyRequests = 429

/** The server said no to this person. One that is out of order or busy says nothing about them. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== tooManyRequests

/** Whoever signed out is on the way already. */
const isLeaving = (): boolean => window.location.pathname === '/login'
