import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApi } from '../../testing/testApi.ts'
import { requireDeclaredAccess } from './requireDeclaredAccess.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const Methods = z.enum(['get', 'post', 'put', 'patch', 'delete'])
const OpenApi = z.object({
  paths: z.record(
    z.string(),
    z.partialRecord(
      Methods,
      z.object({ tags: z.array(z.string()).optional(), security: z.array(z.unknown()) }),
    ),
  ),
})

/** Every call under /v1, as the generated description knows it. */
const everyCall = async () => {
  const { body } = await api().ask(null, { url: '/docs/json' })
  const { paths } = OpenApi.parse(body)
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { security }]) => ({
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(method.toUpperCase()),
      url: path.replaceAll(/\{\w+\}/g, randomUUID()),
      isOpen: security.length === 0,
    })),
  )
}

describe('roles', () => {
  test('only the calls that issue a token work without one', async () => {
    const calls = await everyCall()
    expect(calls.length).toBeGreaterThan(30)
    expect(new Set(calls.filter(call => call.isOpen).map(call => call.url))).toEqual(
      new Set([
        '/v1/user/exchange_token',
        '/v1/user/slack_authorization',
        '/v1/user/exchange_slack_token',
        '/v1/user/confirm_sign_in',
        '/v1/user/ping',
        '/v1/user/refresh_token',
        '/v1/user/logout',
        '/v1/setup/slack_authorization',
        '/v1/setup/from_slack',
      ]),
    )
    for (const call of calls.filter(({ isOpen }) => !isOpen)) {
      expect(await api().ask(null, call), call.url).toMatchObject({
        status: 401,
        body: { code: 'NOT_SIGNED_IN' },
      })
    }
  })

  test('whatever concerns the whole team is for administrators', async () => {
    const { ann } = await api().team('matrix')
    // Managers of a channel give awards too; the rule decides who may. Everybody may ask about who reports to them.
    // Members see the competitions of their channels.
    const ofOthers =
      /^\/v1\/team\/(awards\/[^/]+\/give|competitions\/[^/]+\/(leaderboard|results)|reporting\/dr_stats)$/
    const teamCalls = (await everyCall()).filter(
      ({ url }) => /^\/v1\/(admin|team)\//.test(url) && !ofOthers.test(url),
    )
    expect(teamCalls.length).toBeGreaterThan(20)
    for (const call of teamCalls) {
      expect(await api().ask(ann, call), call.url).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    }
  })

  test('a former administrator has to sign in again at the next request', async () => {
    const { olga, ann } = await api().team('former')
    const change = (is_admin: boolean) => ({
      method: 'POST' as const,
      url: `/v1/admin/members/${ann.memberId}/administrator`,
      payload: { is_admin },
    })
    const made = z.object({ position: z.number() }).parse((await api().ask(olga, change(true))).body)
    await api().ask(olga, { url: `/v1/user/me?after=${made.position}` })
    expect(await api().ask(ann, { url: '/v1/team/point_stats' })).toMatchObject({ status: 200 })
    const unmade = z.object({ position: z.number() }).parse((await api().ask(olga, change(false))).body)
    await api().ask(olga, { url: `/v1/user/me?after=${unmade.position}` })
    expect(await api().ask(ann, { url: '/v1/team/point_stats' })).toMatchObject({ status: 401 })
  })

  test('a route that does not say who may use it keeps the server from starting', async () => {
    const app = fastify()
    app.addHook('onRoute', requireDeclaredAccess)
    expect(() => app.get('/v1/forgotten', () => 'open to all')).toThrow('does not declare who may use it')
    await app.close()
  })
})

describe('another team', () => {
  test('is invisible, whatever ids a request names', async () => {
    const { olga } = await api().team('curious')
    const { ann, channelId, rewardId } = await api().team('private')
    for (const path of [`members/${ann.memberId}`, `channels/${channelId}`, `rewards/${rewardId}`]) {
      expect(await api().ask(olga, { url: `/v1/admin/${path}` }), path).toMatchObject({ status: 404 })
    }
    const filter = encodeURIComponent(JSON.stringify({ user_id: ann.memberId }))
    const entries = await api().ask(olga, { url: `/v1/admin/ledgerEntries?filter=${filter}` })
    expect(entries.body).toEqual([])
    const adjust = await api().ask(olga, {
      method: 'POST',
      url: `/v1/admin/members/${ann.memberId}/adjust`,
      payload: { points: -500, reason: 'Mine now' },
    })
    expect(adjust).toMatchObject({ status: 404, body: { code: 'MEMBER_UNKNOWN' } })
    const change = await api().ask(olga, {
      method: 'PUT',
      url: `/v1/admin/rewards/${rewardId}`,
      payload: { name: 'Free', emoji: '🆓', description: 'Free.', point_cost: 1 },
    })
    expect(change).toMatchObject({ status: 404, body: { code: 'REWARD_UNKNOWN' } })
  })
})
