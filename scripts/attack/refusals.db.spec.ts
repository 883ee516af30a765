import { createTestApi } from '@laurel/api/testing/testApi.ts'
import type { InjectOptions } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { callSlowly } from './sockets.ts'

const { url } = await createTestDatabase()
const requestsPerMinuteMax = 40
const api = createTestApi(url, { settings: { requestsPerMinuteMax, answerMilliseconds: 2_000 } })
afterEach(() => {
  api().absence.isAbsent = false
})

const protectedBy = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'permissions-policy': expect.stringContaining('camera=()'),
}
const notStored = { 'cache-control': 'no-store' }

const post = (path: string, payload: string | object, headers = {}): InjectOptions => ({
  method: 'POST',
  url: path,
  payload,
  headers: { 'content-type': 'application/json', ...headers },
})

let addresses = 0
/** A caller whom no other test counts. */
const elsewhere = (): string => {
  addresses += 1
  return `198.51.100.${addresses}`
}

describe('headers protect the answer', () => {
  test.each([
    [200, '/health'],
    [200, '/docs/json'],
    [200, '/docs'],
    [400, '/%zz'],
    [400, '/v1/user/%zz'],
    [400, '/v1/user/slack_authorization'],
    [401, '/v1/user/me'],
    [401, '/v1/admin/members'],
    [401, '/v1/live'],
    [404, '/v1/nothing'],
    [404, '/%761/nothing'],
    [404, '/slack/nothing'],
    [404, '/missing.js'],
    [404, '/docs/nothing'],
    [404, `/v1/admin/members/${'x'.repeat(150)}`],
    [503, '/'],
    [503, '/redeem'],
  ])('%i of GET %s', async (status, path) => {
    const answer = await api().ask(null, { url: path, remoteAddress: elsewhere() })
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(protectedBy)
  })

  test.each([
    [400, 'broken JSON', post('/v1/user/exchange_token', '{')],
    [401, 'an unknown token', post('/v1/user/exchange_token', { token: 'none' })],
    [401, 'a body that is not read yet', post('/v1/shoutouts', { for_user_ids: 'not looked at' })],
    [404, 'an unknown page', post('/nothing', {})],
    [404, 'an unknown call', post('/v1/nothing', {})],
    [404, 'an unknown call of Slack', post('/slack/nothing', {})],
    [413, 'a large body', post('/v1/user/exchange_token', `"${'x'.repeat(300_000)}"`)],
    [415, 'another format', post('/v1/user/exchange_token', '<token/>', { 'content-type': 'text/xml' })],
  ])('%i of %s', async (status, _name, request) => {
    const answer = await api().ask(null, { ...request, remoteAddress: elsewhere() })
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(protectedBy)
  })

  test('403, 404, 422 and 503 of a call with a session', async () => {
    const { olga, ann } = await api().team('signed-in')
    const adjust = (id: string) => post(`/v1/admin/members/${id}/adjust`, { points: -1_000, reason: 'x' })
    const answers = [
      await api().ask(ann, { url: '/v1/admin/members' }),
      await api().ask(olga, adjust('10000000-0000-4000-8000-000000000000')),
      await api().ask(olga, adjust(ann.memberId)),
    ]
    api().absence.isAbsent = true
    answers.push(await api().ask(olga, adjust(ann.memberId)))
    expect(answers.map(({ status }) => status)).toEqual([403, 404, 422, 503])
    for (const { headers } of answers) expect(headers).toMatchObject({ ...protectedBy, ...notStored })
  })

  test('what can’t be read as a request gets the headers of its own', async () => {
    const origin = await api().app.listen({ host: '127.0.0.1', port: 0 })
    const odd = await callSlowly(origin, 1, 'NONSENSE\r\n\r\n')
    expect(await odd.ended()).toEqual(['HTTP/1.1 400 Bad Request'])
  })
})

describe('limits count refused requests', () => {
  test.each([
    ['401', '/v1/user/me'],
    ['404', '/v1/nothing'],
    ['an encoded address', '/%761/user/me'],
    ['a deep encoded address', '/v%31/%75ser/me'],
    ['a live stream', '/v1/live'],
  ])('%s', async (_kind, path) => {
    const remoteAddress = elsewhere()
    const ask = () => api().ask(null, { url: path, remoteAddress })
    const statuses = new Set<number>()
    for (let asked = 0; asked < requestsPerMinuteMax; asked += 1) statuses.add((await ask()).status)
    expect(statuses).not.toContain(429)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(refused.headers).toMatchObject({ ...protectedBy, ...notStored })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('those of a member, too', async () => {
    const { ann } = await api().team('counted')
    const ask = (path: string) => api().ask(ann, { url: path, remoteAddress: elsewhere() })
    for (let asked = 0; asked < requestsPerMinuteMax; asked += 1)
      expect(await ask('/%761/admin/members')).toMatchObject({ status: 403, headers: notStored })
    expect(await ask('/v1/user/me')).toMatchObject({ status: 429 })
  })
})

describe('a session that ended', () => {
  test('is refused before the request is validated', async () => {
    const { olga } = await api().team('revoked')
    const token = await api().tokenOf(olga)
    const headers = { authorization: `Bearer ${token}` }
    await api().ask(null, { method: 'POST', url: '/v1/user/logout', headers })
    for (const request of [post('/v1/shoutouts', '{', headers), post('/v1/shoutouts', { no: 1 }, headers)])
      expect(await api().ask(null, request)).toMatchObject({
        status: 401,
        body: { code: 'SESSION_EXPIRED' },
      })
  })
})

describe('a secret with half a character', () => {
  test.each([
    ['/v1/user/exchange_token', 'token'],
    ['/v1/user/exchange_slack_token', 'token'],
    ['/v1/setup/from_slack', 'oauth_code'],
  ])('is no secret of %s', async (path, name) => {
    const answer = await api().ask(null, {
      ...post(path, `{"${name}": "\\ud800"}`),
      remoteAddress: elsewhere(),
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
  })
})
