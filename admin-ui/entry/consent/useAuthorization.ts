import { signInAddress } from '@laurel/contract/browser/signInAddress.ts'
import type { AssistantScope } from '@laurel/contract/developers/assistants.ts'
import {
  type AuthorizationRequest,
  decideAuthorization,
  describeAuthorization,
  RefusedAuthorization,
} from '@laurel/contract/developers/authorizeAssistant.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { text } from '../text.ts'
import { consentText } from './consentText.ts'

export type Question = z.infer<typeof describeAuthorization.response>

export type Authorization =
  | { readonly kind: 'asking' }
  | { readonly kind: 'asked'; readonly question: Question }
  /** The sign-in was too long ago. */
  | { readonly kind: 'stale' }
  | {
      readonly kind: 'refused'
      readonly message: string
      /** Where the assistant waits for the answer, if it is known. */
      readonly back: z.infer<typeof RefusedAuthorization> | undefined
    }

const parameters = [
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'resource',
] as const

/** The request of an assistant, as it came in the address. */
const requestIn = (query: URLSearchParams): AuthorizationRequest => ({
  client_id: query.get('client_id') ?? '',
  redirect_uri: query.get('redirect_uri') ?? '',
  ...Object.fromEntries(
    parameters.flatMap(name => {
      const value = query.get(name)
      return value === null ? [] : [[name, value]]
    }),
  ),
})

/** Asks what an assistant wants, and answers it. A person who is not signed in signs in first and comes back. */
export const useAuthorization = (query: URLSearchParams) => {
  const { client, session, leaveFor, onSessionExpired } = useConnection()
  const [authorization, setAuthorization] = useState<Authorization>({ kind: 'asking' })
  const [isDeciding, setDeciding] = useState(false)
  const [failure, setFailure] = useState<string>()
  const ownAddress = `/authorize?${query}`

  useEffect(() => {
    const signIn = () => leaveFor(signInAddress(ownAddress))
    if (!session.isSignedIn()) return signIn()
    const stopListening = onSessionExpired(signIn)
    client
      .call(describeAuthorization, { query: requestIn(query) })
      .then(question => setAuthorization({ kind: 'asked', question }))
      .catch((error: unknown) => setAuthorization(afterFailure(error)))
    return stopListening
  }, [client, session, leaveFor, onSessionExpired, ownAddress, query])

  const decide = (scopes: readonly AssistantScope[]): void => {
    setDeciding(true)
    setFailure(undefined)
    client
      .call(decideAuthorization, { body: { request: requestIn(query), scopes: [...scopes] } })
      .then(({ address }) => leaveFor(address))
      .catch((error: unknown) => {
        setDeciding(false)
        const after = afterFailure(error)
        if (after.kind === 'refused') setFailure(after.message)
        else setAuthorization(after)
      })
  }

  return {
    authorization,
    decide,
    isDeciding,
    failure,
    signInAgain: () => leaveFor(signInAddress(ownAddress)),
  }
}

const refusals = ['ASSISTANT_UNKNOWN', 'AUTHORIZATION_REFUSED', 'ASSISTANTS_TOO_MANY'] as const

const afterFailure = (error: unknown): Authorization => {
  if (error instanceof ApiError) return afterRefusal(error)
  const message = error instanceof Error ? error.message : text('signIn.somethingWrong')
  return { kind: 'refused', message, back: undefined }
}

const afterRefusal = ({ code, message, problem }: ApiError): Authorization => {
  // The page is on its way to the sign-in.
  if (code === 'NOT_SIGNED_IN' || code === 'SESSION_EXPIRED') return { kind: 'asking' }
  if (code === 'FRESH_SIGN_IN_REQUIRED') return { kind: 'stale' }
  const known = refusals.find(refusal => refusal === code)
  return {
    kind: 'refused',
    message: known ? consentText(`refused.${known}`) : message,
    back: RefusedAuthorization.safeParse(problem.data).data,
  }
}
