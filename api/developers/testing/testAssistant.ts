import { hash } from 'node:crypto'
import type { AssistantScope } from '@laurel/contract/developers/assistants.ts'
import { decideAuthorization, describeAuthorization } from '@laurel/contract/developers/authorizeAssistant.ts'
import { z } from 'zod'
import { newSecret } from '../../access/secret.ts'
import { type Asked, type TestApi, testOrigin } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

export const callback = 'https://assistant.example/callback'

export const Tokens = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  refresh_token: z.string(),
  scope: z.string(),
})

const challengeOf = (verifier: string): string => hash('sha256', verifier, 'base64url')

/** A request for authorization without faults, except for those that a spec gives. */
const requestOf = (
  clientId: string,
  verifier: string,
  faults: Readonly<Record<string, string | undefined>>,
) => ({
  client_id: clientId,
  redirect_uri: callback,
  response_type: 'code',
  state: 'a state',
  code_challenge: challengeOf(verifier),
  code_challenge_method: 'S256',
  resource: `${testOrigin}/v1/mcp`,
  ...faults,
})

/** An assistant that speaks OAuth by hand, so that specs can make it lie. */
export const createTestAssistant = (api: () => TestApi) => {
  const post = (url: string, payload: object, type = 'application/x-www-form-urlencoded') =>
    api().ask(null, {
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload: type === 'application/json' ? payload : new URLSearchParams({ ...payload }).toString(),
    })

  const register = (metadata: object = {}): Promise<Asked> =>
    post(
      '/v1/oauth/register',
      { client_name: 'Claude', redirect_uris: [callback], ...metadata },
      'application/json',
    )

  const registered = async (metadata: object = {}): Promise<string> =>
    z.object({ client_id: z.uuid() }).parse((await register(metadata)).body).client_id

  const describe = async (as: TestMember, clientId: string, faults = {}): Promise<Asked> => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(requestOf(clientId, newSecret(), faults)))
      if (value !== undefined) query.set(name, value)
    return api().ask(as, { url: `${describeAuthorization.path}?${query.toString()}` })
  }

  const decide = (
    as: TestMember | null,
    clientId: string,
    scopes: readonly string[],
    faults = {},
    verifier = newSecret(),
  ) =>
    api().ask(as, {
      method: 'POST',
      url: decideAuthorization.path,
      payload: { request: requestOf(clientId, verifier, faults), scopes },
    })

  /** The code of a consent, with what belongs to it. */
  const allowed = async (as: TestMember, scopes: readonly AssistantScope[], known?: string) => {
    const clientId = known ?? (await registered())
    const verifier = newSecret()
    const { body } = await decide(as, clientId, scopes, {}, verifier)
    const address = new URL(decideAuthorization.response.parse(body).address)
    return { clientId, verifier, address, code: address.searchParams.get('code') ?? '' }
  }
  type Allowed = Awaited<ReturnType<typeof allowed>>

  const exchange = ({ clientId, code, verifier }: Allowed, faults = {}) =>
    post('/v1/oauth/token', {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      redirect_uri: callback,
      code_verifier: verifier,
      resource: `${testOrigin}/v1/mcp`,
      ...faults,
    })

  /** The tokens of a consent; of an assistant that is registered already where its id is given. */
  const connected = async (
    as: TestMember,
    scopes: readonly AssistantScope[] = ['recognition:read'],
    known?: string,
  ) => {
    const given = await allowed(as, scopes, known)
    return { ...given, ...Tokens.parse((await exchange(given)).body) }
  }

  const refresh = (sent: { readonly clientId: string; readonly refresh_token: string }, faults = {}) =>
    post('/v1/oauth/token', {
      grant_type: 'refresh_token',
      client_id: sent.clientId,
      refresh_token: sent.refresh_token,
      ...faults,
    })

  const revoke = (clientId: string, token: string) => post('/v1/oauth/revoke', { client_id: clientId, token })

  const message = (token: string, body: object = { jsonrpc: '2.0', id: 1, method: 'ping' }) =>
    api().ask(null, {
      method: 'POST',
      url: '/v1/mcp',
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    })

  /** Calls a tool with a token of the assistant. */
  const use = (token: string, name: string, input: object = {}) =>
    message(token, { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } })

  return {
    post,
    register,
    registered,
    describe,
    decide,
    allowed,
    exchange,
    connected,
    refresh,
    revoke,
    message,
    use,
  }
}
