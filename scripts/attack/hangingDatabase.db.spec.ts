import { createTestApi } from '@laurel/api/testing/testApi.ts'
import { afterEach, expect, test } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { openDoor } from '../unkillable/driving/openDoor.ts'

const { url } = await createTestDatabase()
const door = await openDoor(url)
const answerMilliseconds = 400
const api = createTestApi(door.url, { settings: { answerMilliseconds } })
afterEach(() => door.open())

test('a database that hangs is a 503 with Retry-After, in time', async () => {
  const { olga, ann } = await api().team('hanging')
  const token = await api().tokenOf(ann)
  await api().tokenOf(olga)
  door.freeze()
  const began = performance.now()
  const answers = await Promise.all([
    api().ask(olga, { url: '/v1/admin/members' }),
    api().ask(olga, { url: '/v1/team/point_stats' }),
    api().ask(ann, { url: '/v1/user/me' }),
    api().ask(ann, { method: 'POST', url: '/v1/shoutouts', payload: {} }),
    api().ask(null, { url: '/v1/user/ping', headers: { authorization: `Bearer ${token}` } }),
    api().ask(null, { method: 'POST', url: '/v1/user/exchange_token', payload: { token: 'x' } }),
  ])
  expect(performance.now() - began).toBeLessThan(2 * answerMilliseconds)
  for (const { status, headers, body } of answers) {
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('2')
    expect(body).toMatchObject({
      code: 'UNAVAILABLE',
      detail: expect.stringContaining('same Idempotency-Key is safe'),
    })
  }
  await door.open()
  expect(await api().ask(olga, { url: '/v1/admin/members' })).toMatchObject({ status: 200 })
})
