import type { AssistantScope } from '@laurel/contract/developers/assistants.ts'
import type { AuthorizationRequest } from '@laurel/contract/developers/authorizeAssistant.ts'
import type { OAuthClient, OAuthClients } from '../../access/oauth/clients.ts'
import { isCodeChallenge } from '../../access/oauth/pkce.ts'
import { isRegisteredUri } from '../../access/oauth/redirectUri.ts'
import { issuerOf, resourceOf } from './authorizationServer.ts'

/** What an assistant asks for, after everything that it must prove. */
export type ReadAuthorization = {
  readonly client: OAuthClient
  readonly redirectUri: string
  readonly codeChallenge: string
  readonly scopes: readonly AssistantScope[]
}

export type AuthorizationReading =
  | { readonly kind: 'asked'; readonly asked: ReadAuthorization }
  /** Neither the assistant nor its address is known, so that the browser goes nowhere. */
  | { readonly kind: 'unknown' }
  /** The request is faulty; `address` says so to the assistant. */
  | { readonly kind: 'refused'; readonly redirectUri: string; readonly address: string }

/** Reads a request for authorization. The client and its address come first: an error is sent to no other address. */
export const readAuthorization = async (
  clients: Pick<OAuthClients, 'find'>,
  origin: string,
  offered: readonly AssistantScope[],
  request: AuthorizationRequest,
): Promise<AuthorizationReading> => {
  const client = await clients.find(request.client_id)
  const redirectUri = request.redirect_uri
  if (!client || !isRegisteredUri(client.redirectUris, redirectUri)) return { kind: 'unknown' }
  const refused = (error: string, description: string): AuthorizationReading => ({
    kind: 'refused',
    redirectUri,
    address: answerAddress(origin, request, { error, error_description: description }),
  })
  if (request.response_type !== 'code')
    return refused('unsupported_response_type', 'Ask with response_type=code.')
  const codeChallenge = request.code_challenge
  if (request.code_challenge_method !== 'S256' || !codeChallenge || !isCodeChallenge(codeChallenge))
    return refused('invalid_request', 'Send a code_challenge with code_challenge_method=S256.')
  if (request.resource !== undefined && request.resource !== resourceOf(origin))
    return refused('invalid_target', `Tokens are for the resource ${resourceOf(origin)} alone.`)
  const scopes = scopesIn(request.scope, offered)
  if (scopes.length === 0)
    return refused('invalid_scope', 'The person can allow none of these scopes. Ask for others.')
  return { kind: 'asked', asked: { client, redirectUri, codeChallenge, scopes } }
}

/** What is asked for and offered. Other scopes are left out, and the answer of the token endpoint says what remains. */
const scopesIn = (
  scope: string | undefined,
  offered: readonly AssistantScope[],
): readonly AssistantScope[] => {
  if (scope === undefined || scope === '') return offered
  const asked = new Set(scope.split(' '))
  return offered.filter(known => asked.has(known))
}

/** Where the browser takes an answer to: the address of the assistant, with its state and the issuer (RFC 9207). */
export const answerAddress = (
  origin: string,
  { redirect_uri: redirectUri, state }: Pick<AuthorizationRequest, 'redirect_uri' | 'state'>,
  answer: Readonly<Record<string, string>>,
): string => {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries({
    ...answer,
    ...(state === undefined ? {} : { state }),
    iss: issuerOf(origin),
  }))
    address.searchParams.set(name, value)
  return address.href
}
