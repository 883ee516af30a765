import { assistantScopes } from '@laurel/contract/developers/assistants.ts'
import {
  decideAuthorization,
  describeAuthorization,
  RefusedAuthorization,
} from '@laurel/contract/developers/authorizeAssistant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { registrationsPerHourMax } from '../../http/limits.ts'
import { createTestApi, testOrigin } from '../../testing/testApi.ts'
import { tools } from '../mcp/createAssistantServer.ts'
import { callback, createTestAssistant } from '../testing/testAssistant.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
const assistant = createTestAssistant(api)

afterEach(() => {
  api().clock.now = new Date()
})
const later = (milliseconds: number) => {
  api().clock.now = new Date(Date.now() + milliseconds)
}

const unauthorized = { status: 401, body: { code: 'ASSISTANT_DISCONNECTED' } }
/** A team of its own for a case that is named in words. */
const teamFor = (name: string) => api().team(`case-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`)
const refusedWith = (error: string, status = 400) => ({
  status,
  body: { error, error_description: expect.stringMatching(/\.$/) },
})

describe('an assistant that knows nothing but the address', () => {
  test('finds the sign-in from a 401, and from both forms of the metadata', async () => {
    const answer = await api().ask(null, { method: 'POST', url: '/v1/mcp', payload: { jsonrpc: '2.0' } })
    expect(answer.status).toBe(401)
    const metadataUrl = `${testOrigin}/.well-known/oauth-protected-resource/v1/mcp`
    expect(answer.headers['www-authenticate']).toBe(`Bearer resource_metadata="${metadataUrl}"`)
    const { body } = await api().ask(null, { url: new URL(metadataUrl).pathname })
    expect(body).toMatchObject({ resource: `${testOrigin}/v1/mcp`, authorization_servers: [testOrigin] })
    expect((await api().ask(null, { url: '/.well-known/oauth-protected-resource' })).body).toEqual(body)
    const server = await api().ask(null, { url: '/.well-known/oauth-authorization-server' })
    expect(server.body).toMatchObject({
      issuer: testOrigin,
      authorization_endpoint: `${testOrigin}/authorize`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    })
  })

  test('learns that its token is the reason', async () => {
    const answer = await assistant.message('laurelat_unknown')
    expect(answer).toMatchObject(unauthorized)
    expect(answer.headers['www-authenticate']).toMatch(/error="invalid_token"$/)
  })
})

describe('a registration', () => {
  test('makes a public client, also where a secret was asked for', async () => {
    const { status, body } = await assistant.register({
      token_endpoint_auth_method: 'client_secret_post',
      logo_uri: 'https://evil.example/logo.png',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      client_name: 'Claude',
      redirect_uris: [callback],
      token_endpoint_auth_method: 'none',
      response_types: ['code'],
    })
    expect(JSON.stringify(body)).not.toMatch(/secret|logo/)
  })

  test.each([
    ['of a foreign scheme', ['javascript:alert(1)']],
    ['without TLS', ['http://assistant.example/callback']],
    ['of none', []],
    ['of too many', Array.from({ length: 11 }, (_, place) => `${callback}/${place}`)],
    ['that is no list', callback],
  ])('%s is refused', async (_name, redirectUris) => {
    const refused = await assistant.register({ redirect_uris: redirectUris })
    expect(refused).toMatchObject(refusedWith('invalid_redirect_uri'))
  })

  test('has a short name without characters that deceive', async () => {
    const long = await assistant.register({ client_name: 'a'.repeat(81) })
    expect(long).toMatchObject(refusedWith('invalid_client_metadata'))
    const deceiving = await assistant.register({ client_name: 'Clau\u202ede\u200b  by\nLaurel' })
    expect(deceiving.body).toMatchObject({ client_name: 'Claude byLaurel' })
    expect((await assistant.register({ client_name: ' ' })).body).toMatchObject({
      client_name: 'assistant.example',
    })
  })

  test('is limited per address', async () => {
    const from = (remoteAddress: string) =>
      api().ask(null, {
        method: 'POST',
        url: '/v1/oauth/register',
        payload: { redirect_uris: [callback] },
        remoteAddress,
      })
    for (let count = 0; count < registrationsPerHourMax; count += 1)
      expect((await from('192.0.2.1')).status).toBe(201)
    const refused = await from('192.0.2.1')
    expect(refused).toMatchObject(refusedWith('temporarily_unavailable', 429))
    expect(refused.headers['retry-after']).toBe('3600')
    expect((await from('192.0.2.2')).status).toBe(201)
  })

  test('is refused in the form of OAuth where it is no JSON, or too large', async () => {
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', url: '/v1/oauth/register', headers } as const
    expect(await api().ask(null, { ...request, payload: '{' })).toMatchObject(refusedWith('invalid_request'))
    const large = await assistant.register({ software_statement: 'a'.repeat(20_000) })
    expect(large).toMatchObject(refusedWith('invalid_request', 413))
  })
})

describe('a request for authorization', () => {
  test('names the assistant with its host, the member, the team, and what their role can use', async () => {
    const { ann, olga } = await api().team('asked')
    const clientId = await assistant.registered()
    const { body } = await assistant.describe(ann, clientId)
    expect(body).toEqual({
      assistant: { name: 'Claude', host: 'assistant.example', is_on_this_computer: false },
      user: { name: 'Ann', email: ann.email, is_admin: false },
      team: { name: 'asked' },
      scopes: ['recognition:read', 'recognition:write', 'rewards:read', 'rewards:redeem', 'ledger:read'],
    })
    const ofOwner = describeAuthorization.response.parse((await assistant.describe(olga, clientId)).body)
    expect(ofOwner.scopes).toContain('reports:read')
    expect(ofOwner.scopes).not.toContain('points:write')
  })

  test('knows every scope that a tool needs, and no other', () => {
    const used = new Set(tools.flatMap(({ calls }) => calls.map(({ keyScope }) => keyScope)))
    expect(used).toEqual(new Set(assistantScopes))
  })

  test('offers no more than it asks for', async () => {
    const { ann } = await api().team('narrow')
    const scope = 'recognition:read points:write reports:read openid'
    const { body } = await assistant.describe(ann, await assistant.registered(), { scope })
    expect(body).toMatchObject({ scopes: ['recognition:read'] })
  })

  test.each([
    ['of an unknown client', { client_id: '7e9cbc2a-3d39-4b41-8a0f-0d2cf6b5bd0f' }],
    ['of a client that is no id', { client_id: "' or 1=1" }],
    ['to another address', { redirect_uri: 'https://evil.example/callback' }],
    ['to a longer address', { redirect_uri: `${callback}/more` }],
    [
      'to another address, with another fault',
      { redirect_uri: 'https://evil.example/', response_type: 'token' },
    ],
  ])('%s is answered to the person alone', async (name, faults) => {
    const { ann } = await teamFor(name)
    const clientId = await assistant.registered()
    for (const answer of [
      await assistant.describe(ann, clientId, faults),
      await assistant.decide(ann, clientId, ['recognition:read'], faults),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'ASSISTANT_UNKNOWN' } })
      expect(answer.text).not.toContain('evil.example')
    }
  })

  test.each([
    ['for a token', { response_type: 'token' }, 'unsupported_response_type'],
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['with a challenge that is no hash', { code_challenge: 'short' }, 'invalid_request'],
    ['for another resource', { resource: 'https://evil.example/v1/mcp' }, 'invalid_target'],
    ['for scopes that no one has', { scope: 'points:write admin' }, 'invalid_scope'],
  ])('%s is refused, and the address says why', async (name, faults, error) => {
    const { ann } = await teamFor(name)
    const clientId = await assistant.registered()
    const { status, body } = await assistant.describe(ann, clientId, faults)
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'AUTHORIZATION_REFUSED' } })
    const { data } = z.object({ data: RefusedAuthorization }).parse(body)
    const { origin, searchParams } = new URL(data.address)
    expect(origin).toBe('https://assistant.example')
    expect(Object.fromEntries(searchParams)).toMatchObject({ error, state: 'a state', iss: testOrigin })
    expect(await assistant.decide(ann, clientId, ['recognition:read'], faults)).toMatchObject({ status: 400 })
  })

  test('takes a port that the assistant found free on the computer', async () => {
    const { ann } = await api().team('loopback')
    const clientId = await assistant.registered({ redirect_uris: ['http://127.0.0.1/callback'] })
    const { body } = await assistant.describe(ann, clientId, {
      redirect_uri: 'http://127.0.0.1:49152/callback',
    })
    expect(body).toMatchObject({ assistant: { host: '127.0.0.1:49152', is_on_this_computer: true } })
  })

  test('needs a member who signed in recently, and is no act of programs', async () => {
    const { ann } = await api().team('consent')
    const clientId = await assistant.registered()
    expect(await assistant.decide(null, clientId, ['recognition:read'])).toMatchObject({ status: 401 })
    const { access_token: token } = await assistant.connected(ann)
    const byAssistant = await api().ask(null, {
      url: '/v1/user/assistants',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(byAssistant).toMatchObject({ status: 403, body: { code: 'ASSISTANT_SCOPE' } })
    later(16 * 60_000)
    expect(await assistant.decide(ann, clientId, ['recognition:read'])).toMatchObject({
      status: 403,
      body: { code: 'FRESH_SIGN_IN_REQUIRED' },
    })
  })

  test('that is denied says so to the assistant, and grants nothing', async () => {
    const { ann } = await api().team('denied')
    const { body } = await assistant.decide(ann, await assistant.registered(), [])
    const { searchParams } = new URL(decideAuthorization.response.parse(body).address)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'a state',
      iss: testOrigin,
    })
    expect(searchParams.has('code')).toBe(false)
  })

  test('grants no scope that was not asked for, or that the role does not have', async () => {
    const { ann } = await api().team('escalation')
    const clientId = await assistant.registered()
    const scope = 'recognition:read'
    for (const scopes of [['recognition:read', 'rewards:redeem'], ['points:write'], ['everything']])
      expect(await assistant.decide(ann, clientId, scopes, { scope })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_REQUEST' },
      })
    expect(await assistant.decide(ann, clientId, ['reports:read'])).toMatchObject({ status: 400 })
  })
})
