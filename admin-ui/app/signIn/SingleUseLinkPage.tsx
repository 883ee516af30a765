import { exchangeToken } from '@laurel/contract/access/exchangeToken.ts'
import { Unreachable } from '@laurel/contract/wire/apiError.ts'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useConnection } from '../connection/ConnectionContext.ts'
import { FullPage } from '../shell/FullPage.tsx'
import { signInAddress } from './signInAddress.ts'
import { useEnter } from './useEnter.ts'

/** Turns the token of a link into a session. The token works once, so it is sent once. */
export const SingleUseLinkPage = () => {
  const { client, session } = useConnection()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const enter = useEnter()
  const wasSent = useRef(false)

  useEffect(() => {
    if (wasSent.current) return
    wasSent.current = true
    const redirect = query.get('redirect')
    session.forget()
    client
      .call(exchangeToken, { body: { token: query.get('token') ?? '' } })
      .then(({ token }) => enter(token, redirect))
      .catch((error: unknown) => {
        const message =
          error instanceof Unreachable ? error.message : 'That link has expired, please try again.'
        return navigate(signInAddress(redirect ?? '/', message), { replace: true })
      })
  }, [client, session, query, navigate, enter])

  return <FullPage title="Signing you in…" />
}
