import { createApiKey, listApiKeys, rotateApiKey } from '@laurel/contract/developers/apiKeys.ts'
import { listEvents } from '@laurel/contract/developers/outgoingEvents.ts'
import type { KeyScope } from '@laurel/contract/wire/keyScopes.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const create = async (as: TestMember, scopes: readonly KeyScope[], days = 30) => {
  const payload = { name: 'Payroll', scopes, days }
  const { body } = await api().ask(as, { method: 'POST', url: '/v1/admin/apiKeys', payload })
  return createApiKey.response.parse(body)
}

const withKey = (secret: string, request: { url: string; method?: 'POST'; payload?: object }) =>
  api().ask(null, { ...request, headers: { authorization: `Bearer ${secret}` } })

const listed = async (as: TestMember) => {
  const { body } = await api().ask(as, { url: '/v1/admin/apiKeys' })
  return listApiKeys.response.parse(body).keys
}

const membersUrl = '/v1/admin/members'

describe('an API key', () => {
  test('makes the calls of its scopes for the administrator who created it, and no others', async () => {
    const { olga, ann } = await api().team('scopes')
    const { secret } = await create(olga, ['people:read'])
    expect(await withKey(secret, { url: membersUrl })).toMatchObject({ status: 200 })
    expect(await withKey(secret, { url: '/v1/user/me' })).toMatchObject({
      status: 200,
      body: { user: { id: olga.memberId } },
    })
    const payload = { for_user_ids: [ann.memberId], points_each: 10, message_text: 'Thanks' }
    expect(await withKey(secret, { method: 'POST', url: '/v1/shoutouts', payload })).toMatchObject({
      status: 403,
      body: { code: 'API_KEY_SCOPE' },
    })
  })

  test('reads the events of its own team, if its scopes say so', async () => {
    const [{ olga }, other] = [await api().team('events'), await api().team('elsewhere')]
    const { secret } = await create(olga, ['events:read'])
    const answer = await withKey(secret, { url: '/v1/developers/events' })
    const { events } = listEvents.response.parse(answer.body)
    expect(events.some(({ subject }) => subject === olga.memberId)).toBe(true)
    expect(JSON.stringify(events)).not.toContain(other.olga.memberId)
    expect(await withKey(secret, { url: '/v1/developers/event_types' })).toMatchObject({ status: 200 })
    const { secret: another } = await create(olga, ['ledger:read'])
    expect(await withKey(another, { url: '/v1/developers/events' })).toMatchObject({
      status: 403,
      body: { code: 'API_KEY_SCOPE' },
    })
  })

  test('is refused by every call that declares no scope', async () => {
    const { olga } = await api().team('undeclared')
    const { secret } = await create(olga, ['people:read', 'points:write', 'ledger:read'])
    for (const path of ['/v1/admin/apiKeys', '/v1/user/sessions', '/v1/live', '/v1/team/administrators'])
      expect(await withKey(secret, { url: path }), path).toMatchObject({
        status: 403,
        body: { code: 'API_KEY_SCOPE' },
      })
  })

  test('adjusts balances with its scope alone: a program can’t sign in again', async () => {
    const { olga, ann } = await api().team('adjusting')
    const { secret } = await create(olga, ['points:write'])
    const adjustment = { id: 'bonus', user_id: ann.memberId, points: 50, reason: 'A bonus' }
    const request = {
      method: 'POST',
      url: '/v1/admin/point_adjustments/bulk',
      payload: { adjustments: [adjustment] },
    } as const
    expect(await withKey(secret, request)).toMatchObject({
      status: 200,
      body: { results: [{ id: 'bonus', status: 'accepted' }] },
    })
  })

  test('is stored as a hash, shown by its first characters, with its day of use', async () => {
    const { olga } = await api().team('stored')
    const { secret } = await create(olga, ['people:read'])
    expect((await listed(olga))[0]).toMatchObject({ last_used_on: null, prefix: secret.slice(0, 13) })
    await withKey(secret, { url: membersUrl })
    const today = api().clock.now.toISOString().slice(0, 10)
    expect((await listed(olga))[0]).toMatchObject({ last_used_on: today, user: { id: olga.memberId } })
    const { rows } = await api().database.query('select row_to_json(k)::text as text from access.api_keys k')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('is replaced with an overlap', async () => {
    const { olga } = await api().team('rotated')
    const { id, secret } = await create(olga, ['people:read'])
    const rotate = async (overlap_hours: number) => {
      const route = { method: 'POST' as const, url: `/v1/admin/apiKeys/${id}/rotate` }
      const { body } = await api().ask(olga, { ...route, payload: { overlap_hours } })
      return rotateApiKey.response.parse(body).secret
    }
    const second = await rotate(24)
    expect(await withKey(secret, { url: membersUrl })).toMatchObject({ status: 200 })
    const third = await rotate(0)
    expect(await withKey(secret, { url: membersUrl })).toMatchObject({ status: 401 })
    expect(await withKey(second, { url: membersUrl })).toMatchObject({ status: 401 })
    expect(await withKey(third, { url: membersUrl })).toMatchObject({ status: 200 })
  })

  test('ends when it is revoked, and with the role of its member', async () => {
    const { olga, ann } = await api().team('ended')
    const revoked = await create(olga, ['people:read'])
    await api().ask(olga, { method: 'DELETE', url: `/v1/admin/apiKeys/${revoked.id}` })
    const unknown = { status: 401, body: { code: 'API_KEY_UNKNOWN' } }
    expect(await withKey(revoked.secret, { url: membersUrl })).toMatchObject(unknown)

    const role = (is_admin: boolean) =>
      api().ask(olga, {
        method: 'POST',
        url: `/v1/admin/members/${ann.memberId}/administrator`,
        payload: { is_admin },
      })
    await role(true)
    const ofAnn = await create(ann, ['people:read'])
    expect(await withKey(ofAnn.secret, { url: membersUrl })).toMatchObject({ status: 200 })
    await role(false)
    expect(await withKey(ofAnn.secret, { url: membersUrl })).toMatchObject(unknown)
  })

  test('of another team can be neither seen nor ended', async () => {
    const { olga } = await api().team('mine')
    const { olga: stranger } = await api().team('theirs')
    const { id } = await create(olga, ['people:read'])
    expect(await listed(stranger)).toEqual([])
    expect(await api().ask(stranger, { method: 'DELETE', url: `/v1/admin/apiKeys/${id}` })).toMatchObject({
      status: 404,
    })
  })

  test('is named in the security log with each of its acts', async () => {
    const { olga, ann } = await api().team('noted')
    const { secret } = await create(olga, ['recognition:write'])
    const payload = { for_user_ids: [ann.memberId], points_each: 10, message_text: 'Thanks' }
    const given = await withKey(secret, { method: 'POST', url: '/v1/shoutouts', payload })
    expect(given).toMatchObject({ status: 200 })
    const { body } = await api().ask(olga, { url: '/v1/team/activity_log/1' })
    expect(body).toMatchObject({
      activities: expect.arrayContaining([
        expect.objectContaining({ activity: 'API_KEY_ACT', detail: 'Give a shoutout · Payroll' }),
        expect.objectContaining({ activity: 'API_KEY_CREATED', detail: 'Payroll' }),
      ]),
    })
  })

  test('reads from each answer how many requests are left', async () => {
    const { olga } = await api().team('paced')
    const { secret } = await create(olga, ['people:read'])
    const { headers } = await withKey(secret, { url: membersUrl })
    expect(headers['ratelimit-policy']).toBe('"minute";q=600;w=60')
    expect(headers.ratelimit).toMatch(/^"minute";r=599;t=\d+$/)
  })
})

test('a key that expires is no key any more', async () => {
  const { olga } = await api().team('expired')
  const { secret } = await create(olga, ['people:read'], 1)
  const { now } = api().clock
  api().clock.now = new Date(now.getTime() + 2 * 86_400_000)
  expect(await withKey(secret, { url: membersUrl })).toMatchObject({ status: 401 })
  api().clock.now = now
})
