import { randomUUID } from 'node:crypto'
import { SessionSummary } from '@laurel/contract/access/sessions.ts'
import { Token } from '@laurel/contract/access/token.ts'
import { browserHeader } from '@laurel/contract/wire/session.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createLoginLink } from '../../access/createLoginLink.ts'
import {
  browserTokenMilliseconds,
  freshSignInMilliseconds,
  refreshGraceMilliseconds,
  securityLogKeptMilliseconds,
} from '../../access/limits.ts'
import { purgeAccess } from '../../access/migrateAccess.ts'
import { cookieOf } from '../../testing/cookieOf.ts'
import { createTestApi, testOrigin } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'
import { signInsPerMinuteMax } from '../limits.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
beforeEach(() => {
  api().clock.now = new Date()
})
const later = (milliseconds: number) => {
  api().clock.now = new Date(api().clock.now.getTime() + milliseconds)
}

const expired = { status: 401, body: { code: 'SESSION_EXPIRED' } }
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** A page of a member: its token is in memory, its cookie in the browser. */
const signIn = async (member: TestMember, cookie = '') => {
  const link = await createLoginLink(
    api().database,
    { email: member.email, origin: testOrigin },
    () => api().clock.now,
  )
  if (link.kind === 'refused') throw new Error(link.message)
  const answer = await api().ask(null, {
    method: 'POST',
    url: '/v1/user/exchange_token',
    payload: { token: new URL(link.url).searchParams.get('token') },
    headers: { [browserHeader.name]: browserHeader.value, cookie },
  })
  const { token } = Token.parse(answer.body)
  return { token, cookie: cookieOf(answer), setCookie: String(answer.headers['set-cookie']) }
}
const refresh = async (cookie: string, headers: Record<string, string> = {}) => {
  const answer = await api().ask(null, {
    url: '/v1/user/refresh_token',
    headers: { [browserHeader.name]: browserHeader.value, cookie, ...headers },
  })
  return { answer, cookie: cookieOf(answer), token: Token.safeParse(answer.body).data?.token ?? '' }
}
const ping = (token: string) => api().ask(null, { url: '/v1/user/ping', headers: bearer(token) })
const noted = async (member: TestMember) => {
  const { rows } = await api().database.query(
    'select activity, detail from access.security_log where member_id = $1 order by entry_id',
    [member.memberId],
  )
  return z.array(z.object({ activity: z.string(), detail: z.string().nullable() })).parse(rows)
}

describe('the session of a page', () => {
  test('is kept by a cookie that no page reads and no other site sends', async () => {
    const { ann } = await api().team('cookie')
    const { setCookie, token } = await signIn(ann)
    expect(setCookie).toMatch(/^laurel-session=.*; Path=\/; Expires=.*; HttpOnly; SameSite=Strict$/)
    later(browserTokenMilliseconds)
    expect(await api().ask(null, { url: '/v1/user/me', headers: bearer(token) })).toMatchObject(expired)
  })

  test('is renewed for every page that an office behind one address opens in a minute', async () => {
    const { ann } = await api().team('office')
    const { cookie } = await signIn(ann)
    let shown = cookie
    for (let opened = 0; opened <= signInsPerMinuteMax; opened += 1) {
      const renewed = await refresh(shown)
      expect(renewed.answer.status).toBe(200)
      shown = renewed.cookie
    }
  })

  test('goes on by its cookie alone: a token without it refreshes nothing, nor does a foreign page', async () => {
    const { ann } = await api().team('alone')
    const { token, cookie } = await signIn(ann)
    const byToken = await api().ask(null, { url: '/v1/user/refresh_token', headers: bearer(token) })
    expect(byToken).toMatchObject(expired)
    const foreign = await api().ask(null, { url: '/v1/user/refresh_token', headers: { cookie } })
    expect(foreign).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } })
    const fresh = await refresh(cookie)
    expect(await ping(fresh.token)).toMatchObject({ status: 200 })
  })

  test('ends for both when a copy of its cookie is used later, which is recorded', async () => {
    const { ann } = await api().team('reuse')
    const { cookie: copied } = await signIn(ann)
    later(refreshGraceMilliseconds)
    const owner = await refresh(copied)
    later(refreshGraceMilliseconds)
    expect((await refresh(copied)).answer).toMatchObject(expired)
    expect((await refresh(owner.cookie)).answer).toMatchObject(expired)
    expect(await ping(owner.token)).toMatchObject({ status: 400 })
    expect((await noted(ann)).map(({ activity }) => activity)).toContain('REFRESH_TOKEN_REUSED')
  })

  test('ends when its browser signs out, and when it signs in again', async () => {
    const { ann } = await api().team('out')
    const first = await signIn(ann)
    const second = await signIn(ann, first.cookie)
    expect(await ping(first.token)).toMatchObject({ status: 400 })
    await api().ask(null, {
      method: 'POST',
      url: '/v1/user/logout',
      headers: { [browserHeader.name]: browserHeader.value, cookie: second.cookie },
    })
    expect(await ping(second.token)).toMatchObject({ status: 400 })
    expect((await refresh(second.cookie)).answer).toMatchObject(expired)
  })

  test('of another member is replaced only after a confirmation', async () => {
    const { ann, ben } = await api().team('replaced')
    const anns = await signIn(ann)
    await expect(signIn(ben, anns.cookie)).rejects.toThrow()
    expect(await ping(anns.token)).toMatchObject({ status: 200 })
  })
})

describe('the sessions of a member', () => {
  const list = async (token: string) => {
    const { body } = await api().ask(null, { url: '/v1/user/sessions', headers: bearer(token) })
    return z.object({ sessions: z.array(SessionSummary) }).parse(body).sessions
  }

  test('are listed, and end one by one or all at once', async () => {
    const { ann } = await api().team('listed')
    const [here, there, far] = [await signIn(ann), await signIn(ann), await signIn(ann)]
    const sessions = await list(here.token)
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(session => session.is_current)).toHaveLength(1)
    const other = (await list(there.token)).find(session => session.is_current)
    const ended = await api().ask(null, {
      method: 'DELETE',
      url: `/v1/user/sessions/${other?.id}`,
      headers: bearer(here.token),
    })
    expect(ended.status).toBe(200)
    expect(await ping(there.token)).toMatchObject({ status: 400 })
    await api().ask(null, {
      method: 'POST',
      url: '/v1/user/sign_out_everywhere',
      headers: bearer(here.token),
    })
    for (const { token } of [here, far]) expect(await ping(token)).toMatchObject({ status: 400 })
  })

  test('belong to their member alone', async () => {
    const { ann, ben } = await api().team('others')
    const [anns, bens] = [await signIn(ann), await signIn(ben)]
    const [session] = await list(anns.token)
    const answer = await api().ask(null, {
      method: 'DELETE',
      url: `/v1/user/sessions/${session?.id}`,
      headers: bearer(bens.token),
    })
    expect(answer).toMatchObject({ status: 404 })
    expect(await ping(anns.token)).toMatchObject({ status: 200 })
  })
})

describe('a session outlives no right', () => {
  const command = (member: TestMember) => ({
    id: randomUUID(),
    teamId: member.teamId,
    actor: { kind: 'system', id: 'slack' } as const,
    occurredAt: instantOf(api().clock.now),
  })
  const sync = async (member: TestMember, isActive: boolean): Promise<void> => {
    const outcome = await api().ledger.handle({
      ...command(member),
      type: 'syncMember',
      data: {
        memberId: member.memberId,
        externalKey: 'x',
        profile: { name: 'X', email: member.email, pictureUrl: null, timeZone: null },
        isActive,
        isAdmin: false,
        isOwner: false,
      },
    })
    if (outcome.kind === 'accepted') await api().shown(outcome.position)
  }
  const changeAdmin = (member: TestMember, isAdmin: boolean) =>
    api().ledger.handle({
      ...command(member),
      type: 'changeMemberAdmin',
      data: { memberId: member.memberId, isAdmin },
      policy: { isLast: false },
    })

  test('a member who is deactivated and comes back has to sign in again', async () => {
    const { ann } = await api().team('back')
    const page = await signIn(ann)
    const program = await api().tokenOf(ann)
    await sync(ann, false)
    await sync(ann, true)
    expect(await ping(page.token)).toMatchObject({ status: 400 })
    expect((await refresh(page.cookie)).answer).toMatchObject(expired)
    for (const path of ['/v1/user/me', '/v1/user/refresh_token'])
      expect(await api().ask(null, { url: path, headers: bearer(program) })).toMatchObject(expired)
    expect(await ping((await signIn(ann)).token)).toMatchObject({ status: 200 })
  })

  test('a former administrator too, also after becoming one again', async () => {
    const { ann } = await api().team('demoted')
    await changeAdmin(ann, true)
    const { token } = await signIn(ann)
    await changeAdmin(ann, false)
    await changeAdmin(ann, true)
    expect(await api().ask(null, { url: '/v1/admin/members', headers: bearer(token) })).toMatchObject(expired)
  })
})

describe('acts that move points or rights', () => {
  const acts = (id: string) => [
    { url: `/v1/admin/members/${id}/adjust`, payload: { points: 5, reason: 'Thanks' } },
    { url: `/v1/admin/members/${id}/administrator`, payload: { is_admin: true } },
    {
      url: '/v1/admin/point_adjustments/bulk',
      payload: { adjustments: [{ id: 'one', user_id: id, points: 5, reason: 'Thanks' }] },
    },
  ]

  test('require a fresh sign-in, which a refresh is not', async () => {
    const { olga, ann } = await api().team('fresh')
    const { cookie } = await signIn(olga)
    later(freshSignInMilliseconds + 1000)
    const { token } = await refresh(cookie)
    for (const act of acts(ann.memberId)) {
      const stale = await api().ask(null, { method: 'POST', ...act, headers: bearer(token) })
      expect(stale, act.url).toMatchObject({ status: 403, body: { code: 'FRESH_SIGN_IN_REQUIRED' } })
    }
    const again = await signIn(olga)
    for (const act of acts(ann.memberId)) {
      const fresh = await api().ask(null, { method: 'POST', ...act, headers: bearer(again.token) })
      expect(fresh, act.url).toMatchObject({ status: 200 })
    }
  })
})

describe('the security log', () => {
  test('has administrative acts, refused calls and refused sign-ins', async () => {
    const { olga, ann } = await api().team('log')
    await api().ask(olga, {
      method: 'POST',
      url: `/v1/admin/members/${ann.memberId}/adjust`,
      payload: { points: 5, reason: 'Thanks' },
    })
    await api().ask(ann, { url: '/v1/admin/members' })
    expect(await noted(olga)).toContainEqual({
      activity: 'ADMINISTRATIVE_ACT',
      detail: 'adjustMemberPoints',
    })
    expect(await noted(ann)).toContainEqual({ activity: 'ACCESS_DENIED', detail: 'listMembers' })
    const refused = { method: 'POST', url: '/v1/user/exchange_token', payload: { token: 'x' } } as const
    await api().ask(null, refused)
    await api().ask(null, refused)
    const { rows } = await api().database.query(
      "select activity from access.security_log where member_id is null and activity = 'SIGN_IN_REFUSED'",
    )
    expect(rows).toHaveLength(1)
  })

  test('does not grow by a token that has expired, however often it comes', async () => {
    const { ann } = await api().team('flood')
    const { token } = await signIn(ann)
    later(browserTokenMilliseconds)
    await Promise.all(
      Array.from({ length: 50 }, () => api().ask(null, { url: '/v1/user/me', headers: bearer(token) })),
    )
    const expirations = (await noted(ann)).filter(({ activity }) => activity === 'HITHRIVE_TOKEN_EXPIRED')
    expect(expirations).toHaveLength(1)
  })

  test('is kept for 30 days', async () => {
    const { ann } = await api().team('old')
    await signIn(ann)
    await purgeAccess(
      api().database,
      new Date(api().clock.now.getTime() + securityLogKeptMilliseconds - 1000),
    )
    expect(await noted(ann)).toHaveLength(1)
    await purgeAccess(
      api().database,
      new Date(api().clock.now.getTime() + securityLogKeptMilliseconds + 1000),
    )
    expect(await noted(ann)).toEqual([])
  })
})
