import { signInAddress } from '@laurel/contract/browser/signInAddress.ts'
import { me } from '@laurel/contract/people/me.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useAnswer } from '../connection/useAnswer.ts'
import { FullPage } from '../shell/FullPage.tsx'
import { MeProvider } from './MeContext.ts'

/**
 * Loads the signed-in person before any page renders. Without a session, it redirects to the sign-in page itself:
 * react-admin's `requireAuth` checks again during the navigation and starts thousands of them.
 */
export const MeGate = ({ children }: { readonly children: ReactNode }) => {
  const text = useText()
  const { session } = useConnection()
  const isSignedIn = session.isSignedIn()
  const { pathname, search } = useLocation()
  const { data, error, refetch } = useAnswer(me, after => ({ query: after }), [], isSignedIn)
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

/** The server refused this person. A server that fails or is busy has not decided about them. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== tooManyRequests

/** Signing out leads to the sign-in page by itself. */
const isLeaving = (): boolean => window.location.pathname === '/login'
