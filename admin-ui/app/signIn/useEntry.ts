import { confirmSignIn, type SignInConfirmation } from '@laurel/contract/access/confirmSignIn.ts'
import type { Token } from '@laurel/contract/access/token.ts'
import { confirmationOf } from '@laurel/contract/browser/confirmationOf.ts'
import { signInAddress } from '@laurel/contract/browser/signInAddress.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useConnection } from '../connection/ConnectionContext.ts'
import { safeTarget } from './safeTarget.ts'

/** Keeps a new session and opens the page that the person wanted. */
export const useEnter = () => {
  const { session } = useConnection()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (signedIn: Token, redirect: string | null): void => {
    session.keep(signedIn)
    queries.clear()
    const target = safeTarget(redirect)
    if (target === '/redeem' || target.startsWith('/redeem/')) window.location.assign(target)
    else void navigate(target, { replace: true })
  }
}

type Entry = {
  readonly redirect: string | null
  readonly exchange: () => Promise<Token>
  readonly failureText: (error: unknown) => string
}

export type EntryProgress =
  | { readonly kind: 'exchanging' }
  | (Pick<SignInConfirmation, 'name' | 'team'> & {
      readonly kind: 'confirming'
      readonly isConfirming: boolean
      readonly onContinue: () => void
      readonly onCancel: () => void
    })

/**
 * Exchanges the contents of the address for a session. They work once, so they are sent once. A session that this browser
 * has stays until the new one is certain.
 */
export const useEntry = (entryOf: (query: URLSearchParams) => Entry): EntryProgress => {
  const { client } = useConnection()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const enter = useEnter()
  const entry = useRef<Entry>(undefined)
  const [confirmation, setConfirmation] = useState<SignInConfirmation>()
  const [isConfirming, setConfirming] = useState(false)

  const complete = (exchanged: Promise<Token>, { redirect, failureText }: Entry): void => {
    exchanged
      .then(signedIn => enter(signedIn, redirect))
      .catch((error: unknown) => {
        const asked = confirmationOf(error)
        if (asked) setConfirmation(asked)
        else void navigate(signInAddress(redirect ?? '/', failureText(error)), { replace: true })
      })
  }
  useEffect(() => {
    if (entry.current) return
    entry.current = entryOf(query)
    complete(entry.current.exchange(), entry.current)
  })

  if (confirmation === undefined) return { kind: 'exchanging' }
  const { name, team, ticket } = confirmation
  return {
    kind: 'confirming',
    name,
    team,
    isConfirming,
    onContinue: () => {
      if (!entry.current) return
      setConfirming(true)
      complete(client.call(confirmSignIn, { body: { ticket } }), entry.current)
    },
    onCancel: () => void navigate('/', { replace: true }),
  }
}
