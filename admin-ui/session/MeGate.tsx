import { ApiError } from '@laurel/contract/apiError.ts'
import { me } from '@laurel/contract/user/me.ts'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useAnswer } from '../connection/useAnswer.ts'
import { FullPage } from '../shell/FullPage.tsx'
import { signInAddress } from '../signIn/signInAddress.ts'
import { MeProvider } from './MeContext.ts'

/** Loads who is signed in before anything else is shown; without an answer nothing else would be right. */
export const MeGate = ({ children }: { readonly children: ReactNode }) => {
  const { client } = useConnection()
  const { pathname, search } = useLocation()
  const { data, error, refetch } = useAnswer(me, after => ({ query: after }))
  useEffect(() => void client.refresh(), [client])
  if (data) return <MeProvider value={data}>{children}</MeProvider>
  if (error instanceof ApiError && error.status >= 400 && error.status < 404) {
    const target = signInAddress(`${pathname}${search}`, 'Your session has expired, please login again.')
    return <Navigate to={target} replace />
  }
  if (error) {
    return (
      <FullPage title="Laurel can’t be shown right now" sentence={error.message}>
        <Button variant="contained" onClick={() => void refetch()}>
          Try again
        </Button>
      </FullPage>
    )
  }
  return <FullPage title="Just a moment…" />
}
