import { type AssistantScope, assistantScopes } from '@laurel/contract/developers/assistants.ts'
import { decideAuthorization } from '@laurel/contract/developers/authorizeAssistant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { oauthTokenMilliseconds } from '../../access/limits.ts'
import { createTestApi, testOrigin } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
let listening = ''
beforeAll(async () => {
  listening = await api().app.listen({ host: '127.0.0.1', port: 0 })
})

/** Requests over HTTP, at the address of the API in place of the public one. */
const fetchThere: typeof fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input)
  return fetch(new URL(`${address.pathname}${address.search}`, listening), init)
}

/** What an assistant keeps, with the official SDK; it knows the address of the resource alone. */
const createProvider = () => {
  const kept: {
    client?: OAuthClientInformationMixed
    tokens?: OAuthTokens
    verifier?: string
    page?: URL
  } = {}
  const provider: OAuthClientProvider = {
    redirectUrl: 'http://localhost:33418/callback',
    clientMetadata: { client_name: 'Editor', redirect_uris: ['http://localhost:33418/callback'] },
    state: () => 'state of the editor',
    clientInformation: () => kept.client,
    saveClientInformation: client => void Object.assign(kept, { client }),
    tokens: () => kept.tokens,
    saveTokens: tokens => void Object.assign(kept, { tokens }),
    redirectToAuthorization: page => void Object.assign(kept, { page }),
    saveCodeVerifier: verifier => void Object.assign(kept, { verifier }),
    codeVerifier: () => kept.verifier ?? '',
    invalidateCredentials: what => {
      if (what === 'all') delete kept.client
      delete kept.tokens
    },
  }
  return { kept, provider }
}

const createTransport = (provider: OAuthClientProvider) =>
  new StreamableHTTPClientTransport(new URL('/v1/mcp', testOrigin), {
    authProvider: provider,
    fetch: fetchThere,
  })

const createClient = () => new Client({ name: 'editor', version: '1.0.0' })

/** What the page of the consent does with the address that the assistant opens. */
const allow = async (
  as: TestMember,
  page: URL | undefined,
  scopes: readonly AssistantScope[],
): Promise<URL> => {
  const request = Object.fromEntries(page?.searchParams ?? [])
  const { body } = await api().ask(as, {
    method: 'POST',
    url: decideAuthorization.path,
    payload: { request, scopes },
  })
  return new URL(decideAuthorization.response.parse(body).address)
}

describe('the client of the official SDK', () => {
  test('connects with nothing but the address, and stays connected by itself', async () => {
    const { ann, ben } = await api().team('sdk')
    const { kept, provider } = createProvider()
    const waiting = createTransport(provider)
    await expect(createClient().connect(waiting)).rejects.toThrow('Unauthorized')
    expect(kept.page?.href).toMatch(/^http:\/\/laurel\.test\/authorize\?/)
    expect(kept.page?.searchParams.get('resource')).toBe(`${testOrigin}/v1/mcp`)

    const address = await allow(ann, kept.page, ['recognition:read', 'recognition:write'])
    expect(address.origin).toBe('http://localhost:33418')
    expect(address.searchParams.get('state')).toBe('state of the editor')
    await waiting.finishAuth(address.searchParams.get('code') ?? '')

    const editor = createClient()
    await editor.connect(createTransport(provider))
    const thank = async () =>
      CallToolResultSchema.parse(
        await editor.callTool({
          name: 'thank',
          arguments: { colleague_ids: [ben.memberId], points_each: 5, message: 'For the review' },
        }),
      )
    expect((await thank()).isError).toBeFalsy()

    const first = kept.tokens?.access_token
    api().clock.now = new Date(Date.now() + oauthTokenMilliseconds + 1000)
    expect((await thank()).isError).toBeFalsy()
    expect(kept.tokens?.access_token).not.toBe(first)
    api().clock.now = new Date()
  })

  test('registers and asks again when its connection has ended', async () => {
    const { ann } = await api().team('sdk-again')
    const { kept, provider } = createProvider()
    const waiting = createTransport(provider)
    await expect(createClient().connect(waiting)).rejects.toThrow('Unauthorized')
    const address = await allow(ann, kept.page, assistantScopes.slice(0, 2))
    await waiting.finishAuth(address.searchParams.get('code') ?? '')
    await api().database.query('delete from access.oauth_clients')
    delete kept.page
    await expect(createClient().connect(createTransport(provider))).rejects.toThrow('Unauthorized')
    const again = await allow(ann, kept.page, ['recognition:read'])
    expect(again.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
  })
})
