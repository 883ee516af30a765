import { describe, expect, test } from 'vitest'
import { ping } from '../access/ping.ts'
import { me } from '../people/me.ts'
import { pointStats } from '../reports/pointStats.ts'
import { redeemReward } from '../rewards/redeemReward.ts'
import { ApiError, Unreachable } from './apiError.ts'
import { createClient } from './client.ts'
import type { ErrorCode } from './errorCodes.ts'
import { browserHeader, createSession, signedInKey } from './session.ts'

const tokenOf = (token: string, member?: string) => ({
  token,
  expires_at: '2126-11-21T12:00:00.000Z',
  ...(member === undefined ? {} : { user_id: member }),
})

const rewardId = '3f0e9d8c-5a4b-4c3d-8e2f-1a0b9c8d7e6f'

const refused = (code: ErrorCode) =>
  Response.json(
    { type: 'about:blank', title: 'x', status: 401, detail: 'Sign in again.', code },
    { status: 401 },
  )
const expired = () => refused('SESSION_EXPIRED')

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

/** A server that answers from a list, in order, and remembers what it was asked. */
const scripted = (...answers: readonly Response[]) => {
  const requests: Request[] = []
  const rest = [...answers]
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init))
    const answer = rest.shift()
    if (!answer) throw new TypeError('fetch failed')
    return answer
  }
  const kept = new Map<string, string>()
  const session = createSession(storageOf(kept))
  session.keep(tokenOf('old'))
  const ended: string[] = []
  const client = createClient({
    session,
    fetch,
    origin: 'http://laurel.test',
    language: () => 'de',
    onSessionExpired: () => ended.push('expired'),
  })
  return { client, requests, session, ended, storage: kept, fetch }
}

const stats = { point_balance: 1, outstanding_points: 2, redeemed_this_month: 3, giveable_points: 4 }

describe('the client', () => {
  test('sends the bearer token and fills the path and the query', async () => {
    const { client, requests } = scripted(Response.json(stats))
    expect(await client.call(pointStats, { query: { after: 7 } })).toEqual(stats)
    expect(requests[0]?.url).toBe('http://laurel.test/v1/team/point_stats?after=7')
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer old')
    expect(requests[0]?.headers.get('accept-language')).toBe('de')
  })

  test('refreshes an expired token once and repeats the command under the same key', async () => {
    const answer = {
      ok: true,
      error: null,
      message: null,
      redemption_id: rewardId,
      status: 'PENDING',
      points: 5,
      position: 9,
    }
    const fresh = Response.json({ token: 'new', expires_at: '2126-11-21T12:00:00.000Z' })
    const { client, requests, session } = scripted(expired(), fresh, Response.json(answer))
    await client.call(redeemReward, { params: { rewardId }, body: {} }, { idempotencyKey: 'once' })
    expect(requests.map(request => new URL(request.url).pathname)).toEqual([
      `/v1/rewards/redeem/${rewardId}`,
      '/v1/user/refresh_token',
      `/v1/rewards/redeem/${rewardId}`,
    ])
    expect(requests.map(request => request.headers.get('idempotency-key'))).toEqual(['once', null, 'once'])
    expect(session.token()).toBe('new')
  })

  test('takes a fresh token when it is asked to, and keeps the old one when none comes', async () => {
    const { client, requests, session, ended } = scripted(
      Response.json({ token: 'new', expires_at: '2126-11-21T12:00:00.000Z' }),
      new Response('<html>', { status: 502 }),
    )
    await client.refresh()
    expect(session.token()).toBe('new')
    await client.refresh()
    await client.refresh()
    expect(requests.map(request => new URL(request.url).pathname)).toEqual(
      Array.from({ length: 3 }, () => '/v1/user/refresh_token'),
    )
    expect(session.token()).toBe('new')
    expect(ended).toEqual([])
  })

  test('brings no session back that was left while its fresh token was on the way', async () => {
    const { client, session } = scripted(
      Response.json({ token: 'late', expires_at: '2126-11-21T12:00:00.000Z' }),
      Response.json({ token: 'late', expires_at: '2126-11-21T12:00:00.000Z' }),
    )
    const refreshing = client.refresh()
    session.forget()
    await refreshing
    expect(session.token()).toBeNull()

    session.keep(tokenOf('mine'))
    const again = client.refresh()
    session.keep(tokenOf('of another person'))
    await again
    expect(session.token()).toBe('of another person')
  })

  test('forgets a session that is over and says so', async () => {
    const { client, session, ended } = scripted(expired(), expired())
    await expect(client.call(ping, {})).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
    expect(session.token()).toBeNull()
    expect(ended).toEqual(['expired'])
  })

  test('does the same for a session that the server no longer knows', async () => {
    const { client, session, ended } = scripted(refused('NOT_SIGNED_IN'), refused('NOT_SIGNED_IN'))
    await expect(client.call(ping, {})).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(session.token()).toBeNull()
    expect(ended).toEqual(['expired'])
  })

  test.each([403, 408, 429, 503])(
    'keeps a session that could not be refreshed for another reason (%i)',
    async status => {
      const { client, session, ended } = scripted(expired(), new Response('<html>', { status }))
      await expect(client.call(me, {})).rejects.toMatchObject({ status })
      expect(session.token()).toBe('old')
      expect(ended).toEqual([])
    },
  )

  test('does not mention it to a person who had signed out, before or since', async () => {
    const { client, session, ended } = scripted(refused('NOT_SIGNED_IN'), refused('NOT_SIGNED_IN'))
    const asking = client.call(me, {})
    session.forget()
    await expect(asking).rejects.toBeInstanceOf(ApiError)
    await expect(client.call(me, {})).rejects.toBeInstanceOf(ApiError)
    expect(ended).toEqual([])
  })

  test('tells each page of a session that another page left or found over', async () => {
    const { client, ended, storage } = scripted(refused('NOT_SIGNED_IN'), refused('NOT_SIGNED_IN'))
    storage.delete(signedInKey)
    await expect(client.call(me, {})).rejects.toBeInstanceOf(ApiError)
    await expect(client.call(me, {})).rejects.toBeInstanceOf(ApiError)
    expect(ended).toEqual(['expired'])
  })

  test('takes a session for over that is refused with its fresh token, too', async () => {
    const { client, session, ended } = scripted(
      expired(),
      Response.json({ token: 'new', expires_at: '2126-11-21T12:00:00.000Z' }),
      expired(),
    )
    await expect(client.call(me, {})).rejects.toBeInstanceOf(ApiError)
    expect([session.token(), ended]).toEqual([null, ['expired']])
  })

  test('tells an answer it cannot read from a network that is down', async () => {
    const { client } = scripted(new Response('<html>', { status: 502 }))
    await expect(client.call(me, {})).rejects.toBeInstanceOf(ApiError)
    await expect(client.call(me, {})).rejects.toBeInstanceOf(Unreachable)
  })

  test('of a page that was just loaded refreshes first, by its cookie, and keeps no token in the storage', async () => {
    const { requests, storage, fetch } = scripted(
      Response.json(tokenOf('fresh', 'ann')),
      Response.json(stats),
    )
    storage.set(signedInKey, 'ann')
    const loaded = createClient({
      session: createSession(storageOf(storage)),
      fetch,
      origin: 'http://laurel.test',
      language: () => 'de',
    })
    await loaded.call(pointStats, {})
    expect(requests.map(request => new URL(request.url).pathname)).toEqual([
      '/v1/user/refresh_token',
      '/v1/team/point_stats',
    ])
    expect(requests.map(request => request.headers.get(browserHeader.name))).toEqual(['cookie', 'cookie'])
    expect(requests[1]?.headers.get('authorization')).toBe('Bearer fresh')
    expect([...storage]).toEqual([[signedInKey, 'ann']])
  })

  test('refreshes a token that is about to expire, before the call', async () => {
    const { client, requests, session } = scripted(Response.json(tokenOf('new')), Response.json(stats))
    session.keep({ token: 'old', expires_at: new Date(Date.now() + 1000).toISOString() })
    await client.call(pointStats, {})
    expect(requests.map(request => request.headers.get('authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ])
  })

  test('keeps the session of a page that can’t be refreshed for another reason', async () => {
    const { storage, fetch } = scripted(new Response('<html>', { status: 503 }))
    storage.set(signedInKey, 'ann')
    const loaded = createClient({
      session: createSession(storageOf(storage)),
      fetch,
      origin: 'http://laurel.test',
      language: () => 'de',
    })
    await expect(loaded.call(me, {})).rejects.toMatchObject({ status: 503 })
    expect(storage.get(signedInKey)).toBe('ann')
  })

  test('shows no data of a member who signed in on another page', async () => {
    const { client, session, ended, storage } = scripted(refused('NOT_SIGNED_IN'))
    session.keep(tokenOf('anns', 'ann'))
    storage.set(signedInKey, 'ben')
    await expect(client.call(me, {})).rejects.toBeInstanceOf(ApiError)
    expect([session.token(), ended, storage.get(signedInKey)]).toEqual([null, ['expired'], 'ben'])
  })
})
