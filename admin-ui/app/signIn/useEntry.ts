import { signInAddress } from '@laurel/contract/browser/signInAddress.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useConnection } from '../connection/ConnectionContext.ts'
import { safeTarget } from './safeTarget.ts'

/** Stores the token of a new session and opens the page that the person wanted. */
export const useEnter = () => {
  const { session } = useConnection()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (token: string, redirect: string | null): void => {
    session.keep(token)
    queries.clear()
    const target = safeTarget(redirect)
    if (target === '/redeem' || target.startsWith('/redeem/')) window.location.assign(target)
    else void navigate(target, { replace: true })
  }
}

type Entry = {
  readonly redirect: string | null
  readonly exchange: () => Promise<{ readonly token: string }>
  readonly failureText: (error: unknown) => string
}

/** Exchanges what the address carries for a session. It works once, so it is sent once. */
export const useEntry = (entryOf: (query: URLSearchParams) => Entry): void => {
  const { session } = useConnection()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const enter = useEnter()
  const wasSent = useRef(false)
  useEffect(() => {
    if (wasSent.current) return
    wasSent.current = true
    session.forget()
    const { redirect, exchange, failureText } = entryOf(query)
    exchange()
      .then(({ token }) => enter(token, redirect))
      .catch((error: unknown) =>
        navigate(signInAddress(redirect ?? '/', failureText(error)), { replace: true }),
      )
  }, [session, query, navigate, enter, entryOf])
}
