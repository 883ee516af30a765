import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestTeam } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
let team: TestTeam
beforeAll(async () => {
  team = await api().team('shop')
})

const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, settings?: Record<string, string>) =>
  api().ask(team.olga, {
    method,
    url: `/v1/admin/vendors${path}`,
    ...(settings ? { payload: { settings } } : {}),
  })

describe('the vendors of a team', () => {
  test('are connected with settings of which no secret comes back', async () => {
    const { body } = await ask('GET', '')
    expect(body).toMatchObject([{ id: 'memory', connected_at: null, health: null, webhook_url: null }])

    const saved = await ask('PUT', '/memory', { key: 'hush' })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      vendor: {
        fields: [{ name: 'key', kind: 'secret', is_set: true, value: null }],
        health: { failing_since: null },
      },
    })
    expect((await ask('GET', '')).text).not.toContain('hush')
  })

  test('keep a secret that is left out, and name the field that is wrong', async () => {
    await ask('PUT', '/memory', { key: 'hush' })
    expect((await ask('PUT', '/memory', { key: '' })).status).toBe(200)
    const refused = await ask('PUT', '/memory', { key: 'x'.repeat(201) })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'body.settings.key' }] } })
    expect(refused.text).not.toContain('xxx')
    expect((await ask('PUT', '/unknown', { key: 'hush' })).status).toBe(404)
  })

  test('are tested without being saved, and the test counts for a stored connection', async () => {
    await ask('DELETE', '/memory')
    expect((await ask('POST', '/memory/test', { key: 'new' })).body).toEqual({ ok: true, message: 'Memory' })
    expect((await ask('POST', '/memory/test', {})).status).toBe(400)
    expect((await ask('GET', '')).body).toMatchObject([{ connected_at: null }])
    await ask('PUT', '/memory', { key: 'hush' })
    await ask('POST', '/memory/test', {})
    expect(JSON.stringify((await ask('GET', '')).body)).toMatch(/"last_success_at":"/)
  })
})

test('a vendor in beta is there for teams that see beta features alone', async () => {
  const { olga } = await api().team('beta')
  const call = (method: 'GET' | 'PUT' | 'PATCH' | 'POST', path: string, payload?: object) =>
    api().ask(olga, { method, url: `/v1${path}`, ...(payload ? { payload } : {}) })
  const statuses = async () => [
    (await call('POST', '/admin/vendors/memoryBeta/test', { settings: { key: 'hush' } })).status,
    (await call('PUT', '/admin/vendors/memoryBeta', { settings: { key: 'hush' } })).status,
    (await call('GET', '/admin/vendors')).text.includes('memoryBeta'),
  ]
  expect(await statuses()).toEqual([404, 404, false])
  const shown = await call('PATCH', '/team/metadata', { show_beta_features: true })
  expect(shown.status).toBe(200)
  expect(await statuses()).toEqual([200, 200, true])
})

const Position = z.object({ position: z.int() })

describe('what a team decides about rewards', () => {
  const settled = async (method: 'PATCH' | 'POST', path: string, payload: object) => {
    const answer = await api().ask(team.olga, { method, url: `/v1${path}`, payload })
    expect(answer.status).toBe(200)
    return Position.parse(answer.body).position
  }

  test('shows at its members', async () => {
    const after = await settled('PATCH', '/team/catalog_status', { catalogs: ['GIFT_CARDS', 'AMAZON'] })
    const { body } = await api().ask(team.ann, { url: `/v1/user/me?after=${after}` })
    expect(body).toMatchObject({ team: { reward_catalogs: ['AMAZON', 'GIFT_CARDS'] } })
  })

  test('names who is notified, of its own members alone', async () => {
    const { ann } = team
    const after = await settled('PATCH', '/team/reward_notifications', { to_notify: [ann.memberId] })
    const { body } = await api().ask(team.olga, { url: `/v1/team/reward_notifications?after=${after}` })
    expect(body).toMatchObject({ to_notify: [{ id: ann.memberId }] })
    const stranger = (await api().team('elsewhere')).ann
    const refused = await api().ask(team.olga, {
      method: 'PATCH',
      url: '/v1/team/reward_notifications',
      payload: { to_notify: [stranger.memberId] },
    })
    expect(refused).toMatchObject({ status: 404, body: { code: 'MEMBER_UNKNOWN' } })
  })

  test('limits what the fund pays', async () => {
    const policy = { points_per_day_max: 500, redemptions_per_day_max: null, hold_above_points: 2000 }
    const after = await settled('POST', '/admin/settings/rewards', policy)
    const { body } = await api().ask(team.olga, { url: `/v1/admin/settings/rewards?after=${after}` })
    expect(body).toEqual(policy)
  })
})
