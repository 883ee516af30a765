import { confirmSignIn, type SignInConfirmation } from '@laurel/contract/access/confirmSignIn.ts'
import type { Token } from '@laurel/contract/access/token.ts'
import { confirmationOf } from '@laurel/contract/browser/confirmationOf.ts'
import { signInAddress } from '@laurel/contract/browser/signInAddress.ts'
import { useEffect, useRef, useState } from 'react'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { enter } from './enter.ts'

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
export const useEntry = (createEntry: () => Entry): EntryProgress => {
  const connection = useConnection()
  const entry = useRef<Entry>(undefined)
  const [confirmation, setConfirmation] = useState<SignInConfirmation>()
  const [isConfirming, setConfirming] = useState(false)

  const complete = (exchanged: Promise<Token>, { redirect, failureText }: Entry): void => {
    exchanged
      .then(signedIn => enter(connection, signedIn, redirect))
      .catch((error: unknown) => {
        const asked = confirmationOf(error)
        if (asked) setConfirmation(asked)
        else connection.leaveFor(signInAddress(redirect ?? '/', failureText(error)))
      })
  }
  useEffect(() => {
    if (entry.current) return
    entry.current = createEntry()
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
      complete(connection.client.call(confirmSignIn, { body: { ticket } }), entry.current)
    },
    onCancel: () => connection.leaveFor('/'),
  }
}
