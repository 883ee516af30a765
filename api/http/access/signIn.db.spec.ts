import { randomUUID } from 'node:crypto'
import { Token } from '@laurel/contract/access/token.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { SignJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { createLoginLink } from '../../access/createLoginLink.ts'
import { loginLinkMilliseconds, sessionIdleMilliseconds, tokenMilliseconds } from '../../access/limits.ts'
import { exchange, linkTokenFor, noted } from '../../testing/signInByLink.ts'
import { createTestApi, testOrigin } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

beforeEach(() => {
  api().clock.now = new Date()
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const later = (milliseconds: number) => {
  api().clock.now = new Date(api().clock.now.getTime() + milliseconds)
}
describe('a sign-in link', () => {
  test('opens a session, once, and keeps no secret in the database', async () => {
    const { ann } = await api().team('links')
    const token = await linkTokenFor(api(), ann.email)
    const answer = await exchange(api(), token)
    expect(answer.status).toBe(200)
    const me = await api().ask(null, {
      url: '/v1/user/me',
      headers: bearer(Token.parse(answer.body).token),
    })
    expect(me.body).toMatchObject({
      user: { email: ann.email, redeemable_points: 500, shoutout_allowance_remaining: 100 },
      team: { name: 'links' },
    })
    expect(await exchange(api(), token)).toMatchObject({ status: 401, body: { code: 'LINK_EXPIRED' } })
    expect(await noted(api(), ann.memberId)).toEqual(['AUTHENTICATED_WITH_HITHRIVE_TOKEN'])
    const { rows } = await api().database.query('select * from access.login_links')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is worth nothing twice, even when both come at once', async () => {
    const { ann } = await api().team('race')
    const token = await linkTokenFor(api(), ann.email)
    const answers = await Promise.all([
      exchange(api(), token),
      exchange(api(), token),
      exchange(api(), token),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is over after a quarter of an hour', async () => {
    const { ann } = await api().team('late')
    const token = await linkTokenFor(api(), ann.email)
    later(loginLinkMilliseconds)
    expect(await exchange(api(), token)).toMatchObject({ status: 401, body: { code: 'LINK_EXPIRED' } })
  })

  test('is not made for strangers', async () => {
    const link = await createLoginLink(api().database, { email: 'unknown@nowhere.test', origin: testOrigin })
    expect(link).toMatchObject({ kind: 'refused' })
  })
})

describe('a session', () => {
  test('is refreshed while it stands, though its token has expired', async () => {
    const { ben } = await api().team('refresh')
    const { token } = Token.parse((await exchange(api(), await linkTokenFor(api(), ben.email))).body)
    later(tokenMilliseconds + 1000)
    const ask = (path: string, with_ = token) => api().ask(null, { url: path, headers: bearer(with_) })
    expect(await ask('/v1/user/me')).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } })
    expect(await ask('/v1/user/ping')).toMatchObject({ status: 400, body: { code: 'SESSION_EXPIRED' } })
    const fresh = Token.parse((await ask('/v1/user/refresh_token')).body)
    expect(await ask('/v1/user/ping', fresh.token)).toMatchObject({ status: 200 })
    expect(await noted(api(), ben.memberId)).toEqual([
      'AUTHENTICATED_WITH_HITHRIVE_TOKEN',
      'HITHRIVE_TOKEN_EXPIRED',
      'REFRESH_TOKEN',
    ])
    later(sessionIdleMilliseconds + 1000)
    expect(await ask('/v1/user/refresh_token', fresh.token)).toMatchObject({ status: 401 })
  })

  test('ends for every token of it at once when someone signs out', async () => {
    const { ben } = await api().team('logout')
    const { token } = Token.parse((await exchange(api(), await linkTokenFor(api(), ben.email))).body)
    await api().ask(null, { method: 'POST', url: '/v1/user/logout', headers: bearer(token) })
    for (const path of ['/v1/user/me', '/v1/user/refresh_token']) {
      expect(await api().ask(null, { url: path, headers: bearer(token) })).toMatchObject({ status: 401 })
    }
  })

  test('ends with a member’s time in the team, also for refreshing', async () => {
    const { ben } = await api().team('leaving')
    const { token } = Token.parse((await exchange(api(), await linkTokenFor(api(), ben.email))).body)
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
    expect(await noted(api(), ben.memberId)).not.toContain('REFRESH_TOKEN')
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
