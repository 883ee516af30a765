import { exchangeSlackToken } from '@laurel/contract/access/exchangeSlackToken.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useConnection } from '../connection/ConnectionContext.ts'
import { FullPage } from '../shell/FullPage.tsx'
import { takeSignIn } from './pendingSignIn.ts'
import { signInAddress } from './signInAddress.ts'
import { notInstalled, slackTrouble, somethingWrong } from './signInTexts.ts'
import { useEnter } from './useEnter.ts'

/** Where Slack sends the browser back to. */
export const SlackCallbackPage = () => {
  const { client, session } = useConnection()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const enter = useEnter()
  const wasSent = useRef(false)

  useEffect(() => {
    if (wasSent.current) return
    wasSent.current = true
    const pending = takeSignIn()
    session.forget()
    const isMigrating = query.get('migrate') === 'true'
    const state = query.get('state') ?? ''
    const refuse = (message: string) =>
      navigate(signInAddress(pending?.redirect ?? '/', message), { replace: true })
    if (!isMigrating && pending?.state !== state) {
      void refuse(somethingWrong)
      return
    }
    const code = query.get('code')
    if (code === null || query.has('error')) {
      void refuse(slackTrouble)
      return
    }
    client
      .call(exchangeSlackToken, { body: { token: code, state, migrate: isMigrating } })
      .then(({ token }) => enter(token, pending?.redirect ?? null))
      .catch((error: unknown) => refuse(failureText(error)))
  }, [client, session, query, navigate, enter])

  return <FullPage title="Signing you in…" />
}

const failureText = (error: unknown): string =>
  error instanceof ApiError && error.code === 'NOT_INSTALLED' ? notInstalled : slackTrouble
