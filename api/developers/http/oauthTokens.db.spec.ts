import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { oauthCodeMilliseconds, oauthIdleMilliseconds, oauthTokenMilliseconds } from '../../access/limits.ts'
import { noted } from '../../testing/signInByLink.ts'
import { createTestApi, testOrigin } from '../../testing/testApi.ts'
import { createTestAssistant, Tokens } from '../testing/testAssistant.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
const assistant = createTestAssistant(api)

afterEach(() => {
  api().clock.now = new Date()
})
const later = (milliseconds: number) => {
  api().clock.now = new Date(Date.now() + milliseconds)
}

const ok = { status: 200 }
const unauthorized = { status: 401, body: { code: 'ASSISTANT_DISCONNECTED' } }
/** A team of its own for a case that is named in words. */
const teamFor = (name: string) => api().team(`case-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`)
const refusedWith = (error: string, status = 400) => ({
  status,
  body: { error, error_description: expect.stringMatching(/\.$/) },
})
const invalidGrant = refusedWith('invalid_grant')

describe('a code', () => {
  test('becomes tokens for what the person allowed, with state and issuer on its way', async () => {
    const { ann } = await api().team('exchange')
    const given = await assistant.allowed(ann, ['recognition:read', 'ledger:read'])
    expect(Object.fromEntries(given.address.searchParams)).toEqual({
      code: given.code,
      state: 'a state',
      iss: testOrigin,
    })
    const answer = await assistant.exchange(given)
    expect(answer.headers['cache-control']).toBe('no-store')
    const tokens = Tokens.parse(answer.body)
    expect(tokens).toMatchObject({ expires_in: 3600, scope: 'recognition:read ledger:read' })
    expect(await assistant.message(tokens.access_token)).toMatchObject(ok)
  })

  test('works once: a second exchange ends what the first one gave, and is recorded', async () => {
    const { ann } = await api().team('replayed')
    const given = await assistant.allowed(ann, ['recognition:read'])
    const tokens = Tokens.parse((await assistant.exchange(given)).body)
    expect(await assistant.exchange(given)).toMatchObject(invalidGrant)
    expect(await assistant.message(tokens.access_token)).toMatchObject(unauthorized)
    expect(await assistant.refresh({ ...given, ...tokens })).toMatchObject(invalidGrant)
    expect(await noted(api(), ann.memberId)).toContain('ASSISTANT_TOKEN_REUSED')
  })

  test('works once, however many exchange it at the same time', async () => {
    const { ann } = await api().team('raced')
    const given = await assistant.allowed(ann, ['recognition:read'])
    const answers = await Promise.all(Array.from({ length: 8 }, () => assistant.exchange(given)))
    const winners = answers.filter(({ status }) => status === 200)
    expect(winners.length).toBeLessThanOrEqual(1)
    for (const { body } of winners)
      expect(await assistant.message(Tokens.parse(body).access_token)).toMatchObject(unauthorized)
  })

  test.each([
    ['another verifier', { code_verifier: 'a'.repeat(43) }],
    ['a verifier that is too short', { code_verifier: 'short' }],
    ['another redirect URI', { redirect_uri: 'https://evil.example/callback' }],
  ])('is worth nothing with %s, and is used up', async (name, faults) => {
    const { ann } = await teamFor(name)
    const given = await assistant.allowed(ann, ['recognition:read'])
    expect(await assistant.exchange(given, faults)).toMatchObject(invalidGrant)
    expect(await assistant.exchange(given)).toMatchObject(invalidGrant)
  })

  test('is worth nothing to another client, as where an attacker injects it', async () => {
    const { ann, ben } = await api().team('injection')
    const given = await assistant.allowed(ann, ['recognition:read'])
    const attacker = await assistant.allowed(ben, ['recognition:read'])
    expect(await assistant.exchange({ ...attacker, code: given.code })).toMatchObject(invalidGrant)
    const unknown = await assistant.exchange({ ...given, clientId: '7e9cbc2a-3d39-4b41-8a0f-0d2cf6b5bd0f' })
    expect(unknown).toMatchObject(refusedWith('invalid_client', 401))
  })

  test('expires after a minute', async () => {
    const { ann } = await api().team('late')
    const given = await assistant.allowed(ann, ['recognition:read'])
    later(oauthCodeMilliseconds + 1000)
    expect(await assistant.exchange(given)).toMatchObject(invalidGrant)
  })

  test('is not made up, and not read twice', async () => {
    const { ann } = await api().team('forms')
    const given = await assistant.allowed(ann, ['recognition:read'])
    expect(await assistant.exchange({ ...given, code: 'made up' })).toMatchObject(invalidGrant)
    expect(await assistant.exchange(given, { grant_type: 'password' })).toMatchObject(
      refusedWith('unsupported_grant_type'),
    )
    expect(await assistant.exchange(given, { resource: 'https://evil.example' })).toMatchObject(
      refusedWith('invalid_target'),
    )
    expect(await assistant.exchange(given, { code_verifier: '' })).toMatchObject(
      refusedWith('invalid_request'),
    )
    const twice = await api().ask(null, {
      method: 'POST',
      url: '/v1/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `client_id=${given.clientId}&client_id=other&grant_type=refresh_token`,
    })
    expect(twice).toMatchObject(refusedWith('invalid_request'))
    expect(await assistant.post('/v1/oauth/token', {}, 'application/json')).toMatchObject(
      refusedWith('invalid_request'),
    )
    expect(await assistant.exchange(given)).toMatchObject(ok)
  })
})

describe('tokens', () => {
  test('are stored as hashes', async () => {
    const { ann } = await api().team('hashes')
    const { code, access_token, refresh_token } = await assistant.connected(ann)
    const { rows } = await api().database.query(
      'select row_to_json(g)::text, row_to_json(t)::text from access.oauth_grants g join access.oauth_tokens t using (grant_id)',
    )
    for (const secret of [code, access_token, refresh_token]) {
      expect(secret.length).toBeGreaterThanOrEqual(43)
      expect(JSON.stringify(rows)).not.toContain(secret)
    }
  })

  test('expire after an hour and are refreshed, each time with another refresh token', async () => {
    const { ann } = await api().team('refreshed')
    const first = await assistant.connected(ann)
    later(oauthTokenMilliseconds + 1000)
    expect(await assistant.message(first.access_token)).toMatchObject(unauthorized)
    const second = Tokens.parse((await assistant.refresh(first)).body)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(await assistant.message(second.access_token)).toMatchObject(ok)
    expect(await assistant.refresh({ ...first, ...second })).toMatchObject(ok)
  })

  test('end all when a former refresh token is sent again, which is recorded', async () => {
    const { ann } = await api().team('stolen')
    const first = await assistant.connected(ann)
    const second = Tokens.parse((await assistant.refresh(first)).body)
    expect(await assistant.refresh(first)).toMatchObject(invalidGrant)
    expect(await assistant.message(second.access_token)).toMatchObject(unauthorized)
    expect(await assistant.refresh({ ...first, ...second })).toMatchObject(invalidGrant)
    expect(await noted(api(), ann.memberId)).toContain('ASSISTANT_TOKEN_REUSED')
  })

  test('are refreshed by their own client alone, for no more than was allowed', async () => {
    const { ann, ben } = await api().team('bound')
    const connected = await assistant.connected(ann)
    const other = await assistant.connected(ben)
    const stolen = { clientId: other.clientId, refresh_token: connected.refresh_token }
    expect(await assistant.refresh(stolen)).toMatchObject(invalidGrant)
    const more = { scope: 'recognition:read rewards:redeem' }
    expect(await assistant.refresh(connected, more)).toMatchObject(refusedWith('invalid_scope'))
    expect(await assistant.refresh(connected, { refresh_token: connected.access_token })).toMatchObject(
      invalidGrant,
    )
    expect(await assistant.refresh(connected)).toMatchObject(ok)
  })

  test('end when they are not used for a time', async () => {
    const { ann } = await api().team('idle')
    const connected = await assistant.connected(ann)
    later(oauthIdleMilliseconds + 1000)
    expect(await assistant.refresh(connected)).toMatchObject(invalidGrant)
  })

  test('are given back by their own client, with all that belongs to them', async () => {
    const { ann, ben } = await api().team('given-back')
    const connected = await assistant.connected(ann)
    const other = await assistant.connected(ben)
    expect(await assistant.revoke(other.clientId, connected.refresh_token)).toMatchObject(ok)
    expect(await assistant.message(connected.access_token)).toMatchObject(ok)
    expect(await assistant.revoke(connected.clientId, connected.refresh_token)).toMatchObject(ok)
    expect(await assistant.message(connected.access_token)).toMatchObject(unauthorized)
    expect(await assistant.revoke(connected.clientId, 'unknown')).toMatchObject(ok)
    expect(await noted(api(), ann.memberId)).toContain('ASSISTANT_DISCONNECTED')
  })

  test('are for assistants alone: every other call refuses them', async () => {
    const { olga } = await api().team('audience')
    const { access_token: token } = await assistant.connected(olga, ['recognition:read', 'ledger:read'])
    const headers = { authorization: `Bearer ${token}` }
    for (const path of ['/v1/user/me', '/v1/giving', '/v1/admin/members', '/v1/live'])
      expect(await api().ask(null, { url: path, headers }), path).not.toMatchObject(ok)
    expect(await api().ask(null, { url: '/v1/user/me', headers })).toMatchObject({
      status: 403,
      body: { code: 'ASSISTANT_SCOPE' },
    })
  })
})
