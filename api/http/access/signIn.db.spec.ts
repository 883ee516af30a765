import { randomUUID } from 'node:crypto'
import { slackAuthorization } from '@laurel/contract/access/slackAuthorization.ts'
import { Token } from '@laurel/contract/access/token.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { SignJWT } from 'jose'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createLoginLink } from '../../access/createLoginLink.ts'
import { loginLinkMilliseconds, sessionIdleMilliseconds, tokenMilliseconds } from '../../access/limits.ts'
import { createTestApi, testOrigin } from '../../testing/testApi.ts'
import { startTestSlackIssuer } from '../../testing/testSlackIssuer.ts'

const { url } = await createTestDatabase()
const slack = await startTestSlackIssuer()
afterAll(() => slack.stop())
const api = createTestApi(url, {
  slack: { clientId: slack.clientId, clientSecret: slack.clientSecret, issuer: slack.url },
})

beforeEach(() => {
  api().clock.now = new Date()
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const later = (milliseconds: number) => {
  api().clock.now = new Date(api().clock.now.getTime() + milliseconds)
}
const noted = async (memberId: string) => {
  const { rows } = await api().database.query(
    'select activity from access.security_log where member_id = $1 order by entry_id',
    [memberId],
  )
  return z
    .array(z.object({ activity: z.string() }))
    .parse(rows)
    .map(row => row.activity)
}

const linkTokenFor = async (email: string): Promise<string> => {
  const link = await createLoginLink(api().database, { email, origin: testOrigin }, () => api().clock.now)
  if (link.kind === 'refused') throw new Error(link.message)
  return new URL(link.url).searchParams.get('token') ?? ''
}

const exchange = (token: string) =>
  api().ask(null, { method: 'POST', url: '/v1/user/exchange_token', payload: { token } })

describe('a sign-in link', () => {
  test('opens a session, once, and keeps no secret in the database', async () => {
    const { ann } = await api().team('links')
    const token = await linkTokenFor(ann.email)
    const answer = await exchange(token)
    expect(answer.status).toBe(200)
    const me = await api().ask(null, {
      url: '/v1/user/me',
      headers: bearer(Token.parse(answer.body).token),
    })
    expect(me.body).toMatchObject({
      user: { email: ann.email, redeemable_points: 500, shoutout_allowance_remaining: 100 },
      team: { name: 'links' },
    })
    expect(await exchange(token)).toMatchObject({ status: 401, body: { code: 'LINK_EXPIRED' } })
    expect(await noted(ann.memberId)).toEqual(['AUTHENTICATED_WITH_HITHRIVE_TOKEN'])
    const { rows } = await api().database.query('select * from access.login_links')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is worth nothing twice, even when both come at once', async () => {
    const { ann } = await api().team('race')
    const token = await linkTokenFor(ann.email)
    const answers = await Promise.all([exchange(token), exchange(token), exchange(token)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is over after a quarter of an hour', async () => {
    const { ann } = await api().team('late')
    const token = await linkTokenFor(ann.email)
    later(loginLinkMilliseconds)
    expect(await exchange(token)).toMatchObject({ status: 401, body: { code: 'LINK_EXPIRED' } })
  })

  test('is not made for strangers', async () => {
    const link = await createLoginLink(api().database, { email: 'unknown@nowhere.test', origin: testOrigin })
    expect(link).toMatchObject({ kind: 'refused' })
  })
})

describe('a session', () => {
  test('is refreshed while it stands, though its token has expired', async () => {
    const { ben } = await api().team('refresh')
    const { token } = Token.parse((await exchange(await linkTokenFor(ben.email))).body)
    later(tokenMilliseconds + 1000)
    const ask = (path: string, with_ = token) => api().ask(null, { url: path, headers: bearer(with_) })
    expect(await ask('/v1/user/me')).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } })
    expect(await ask('/v1/user/ping')).toMatchObject({ status: 400, body: { code: 'SESSION_EXPIRED' } })
    const fresh = Token.parse((await ask('/v1/user/refresh_token')).body)
    expect(await ask('/v1/user/ping', fresh.token)).toMatchObject({ status: 200 })
    expect(await noted(ben.memberId)).toEqual([
      'AUTHENTICATED_WITH_HITHRIVE_TOKEN',
      'HITHRIVE_TOKEN_EXPIRED',
      'HITHRIVE_TOKEN_EXPIRED',
      'REFRESH_TOKEN',
    ])
    later(sessionIdleMilliseconds + 1000)
    expect(await ask('/v1/user/refresh_token', fresh.token)).toMatchObject({ status: 401 })
  })

  test('ends for every token of it at once when someone signs out', async () => {
    const { ben } = await api().team('logout')
    const { token } = Token.parse((await exchange(await linkTokenFor(ben.email))).body)
    await api().ask(null, { method: 'POST', url: '/v1/user/logout', headers: bearer(token) })
    for (const path of ['/v1/user/me', '/v1/user/refresh_token']) {
      expect(await api().ask(null, { url: path, headers: bearer(token) })).toMatchObject({ status: 401 })
    }
  })

  test('ends with a member’s time in the team, also for refreshing', async () => {
    const { ben } = await api().team('leaving')
    const { token } = Token.parse((await exchange(await linkTokenFor(ben.email))).body)
    const left = await api().ledger.handle({
      type: 'syncMember',
      id: randomUUID(),
      teamId: ben.teamId,
      actor: { kind: 'system', id: 'slack' },
      occurredAt: instantOf(api().clock.now),
      data: {
        memberId: ben.memberId,
        externalKey: 'Ben',
        profile: { name: 'Ben', email: ben.email, pictureUrl: null, timeZone: null },
        isActive: false,
        isAdmin: false,
        isOwner: false,
      },
    })
    expect(left.kind).toBe('accepted')
    for (const path of ['/v1/user/me', '/v1/user/refresh_token']) {
      const answer = await api().ask(null, { url: path, headers: bearer(token) })
      expect(answer).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } })
    }
    expect(await noted(ben.memberId)).not.toContain('REFRESH_TOKEN')
  })

  test('can’t be made up', async () => {
    const { ann } = await api().team('forged')
    const forged = await new SignJWT({ team: ann.teamId, sid: randomUUID() })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(ann.memberId)
      .setIssuer('laurel')
      .setAudience('laurel-api')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('another secret of sufficient length'))
    for (const token of [forged, 'x', '..', `${'a'.repeat(20)}.${'b'.repeat(20)}.`]) {
      const answer = await api().ask(null, { url: '/v1/user/me', headers: bearer(token) })
      expect(answer).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } })
    }
  })
})

describe('Sign in with Slack', () => {
  const begin = async () => {
    const state = randomUUID()
    const answer = await api().ask(null, { url: `/v1/user/slack_authorization?state=${state}` })
    const address = new URL(slackAuthorization.response.parse(answer.body).url)
    return { state, address, nonce: address.searchParams.get('nonce') ?? '' }
  }
  const finish = (token: string, state?: string) =>
    api().ask(null, {
      method: 'POST',
      url: '/v1/user/exchange_slack_token',
      payload: { token, ...(state === undefined ? {} : { state }) },
    })
  const ann = { teamKey: 'T-slack', userKey: 'Ann' }

  test('sends the browser to Slack and opens a session when it comes back', async () => {
    const team = await api().team('slack')
    const { state, address, nonce } = await begin()
    expect(address.origin).toBe(slack.url)
    expect(address.searchParams.get('redirect_uri')).toBe(`${testOrigin}/login/slack`)
    expect(address.searchParams.get('state')).toBe(state)
    const answer = await finish(slack.codeFor({ ...ann, nonce }), state)
    const { token } = Token.parse(answer.body)
    const me = await api().ask(null, { url: '/v1/user/me', headers: bearer(token) })
    expect(me.body).toMatchObject({ user: { id: team.ann.memberId }, team: { id: team.teamId } })
    expect(await noted(team.ann.memberId)).toEqual(['AUTHENTICATED_WITH_SLACK_TOKEN'])
  })

  test('takes each sign-in once, and only the one it began', async () => {
    const one = await begin()
    const other = await begin()
    expect((await finish(slack.codeFor({ ...ann, nonce: one.nonce }), one.state)).status).toBe(200)
    const failed = { status: 401, body: { code: 'SIGN_IN_FAILED' } }
    expect(await finish(slack.codeFor({ ...ann, nonce: one.nonce }), one.state)).toMatchObject(failed)
    expect(await finish(slack.codeFor({ ...ann, nonce: one.nonce }), other.state)).toMatchObject(failed)
    expect(await finish(slack.codeFor({ ...ann, nonce: one.nonce }))).toMatchObject(failed)
    expect(await finish(slack.codeFor(ann), randomUUID())).toMatchObject(failed)
  })

  test.each([
    ['another app’s token', { audience: 'someone else' }],
    ['another issuer’s token', { issuer: 'https://slack.test' }],
    ['a token with a foreign signature', { isForged: true }],
  ])('refuses %s', async (_name, attack) => {
    const { state, nonce } = await begin()
    expect(await finish(slack.codeFor({ ...ann, nonce, ...attack }), state)).toMatchObject({
      status: 401,
      body: { code: 'SIGN_IN_FAILED' },
    })
  })

  test('refuses a code that Slack does not know, and people who are not here', async () => {
    const { state } = await begin()
    expect(await finish('made up', state)).toMatchObject({ status: 401, body: { code: 'SIGN_IN_FAILED' } })
    const stranger = await begin()
    const code = slack.codeFor({ teamKey: 'T-elsewhere', userKey: 'U1', nonce: stranger.nonce })
    expect(await finish(code, stranger.state)).toMatchObject({ status: 403, body: { code: 'NOT_INSTALLED' } })
  })
})
