import { signInAddress } from '@laurel/contract/browser/signInAddress.ts'
import { signOut } from '@laurel/contract/browser/signOut.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { meQuery } from '../connection/meQuery.ts'
import { FullPage } from '../shell/FullPage.tsx'
import { MeProvider } from './MeContext.ts'

/**
 * Loads the signed-in person before any page renders. Without a session, it leaves for the sign-in page itself:
 * react-admin's `requireAuth` checks again during the navigation and starts thousands of them.
 */
export const MeGate = ({ children }: { readonly children: ReactNode }) => {
  const text = useText()
  const connection = useConnection()
  const isSignedIn = connection.session.isSignedIn()
  const { pathname, search } = useLocation()
  const { data, error, refetch } = useQuery({ ...meQuery(connection), enabled: isSignedIn })
  if (data) return <MeProvider value={data}>{children}</MeProvider>
  const signIn = signInAddress(`${pathname}${search}`, text('signIn.sessionExpired'))
  if (isRefused(error)) return <SignInAgain address={signIn} />
  if (!isSignedIn) return <SignInAgain address={signInAddress(`${pathname}${search}`)} />
  if (error) {
    return (
      <FullPage title={text('access.laurelCantBeShown')} sentence={error.message}>
        <Button variant="contained" onClick={() => void refetch()}>
          {text('action.tryAgain')}
        </Button>
        <Button href={signIn}>{text('access.signInAgain')}</Button>
      </FullPage>
    )
  }
  return <FullPage title={text('access.justAMoment')} />
}

const tooManyRequests = 429

/** The server refused this person. A server that fails or is busy has not decided about them. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== tooManyRequests

/** Ends what is left of the session, so that the sign-in page does not take it for one that stands. */
const SignInAgain = ({ address }: { readonly address: string }) => {
  const text = useText()
  const { client, session, leaveFor } = useConnection()
  useEffect(() => {
    const ended = session.isSignedIn() ? signOut({ client, session }) : Promise.resolve()
    void ended.then(() => leaveFor(address))
  }, [client, session, leaveFor, address])
  return <FullPage title={text('access.justAMoment')} />
}
