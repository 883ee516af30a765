import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url, { settings: { requestsPerMinuteMax: 3 } })

test('a caller over the limit gets Retry-After, and other callers are served', async () => {
  const { ann, ben } = await api().team('busy')
  const ask = () => api().ask(ann, { url: '/v1/rewards' })
  for (let asked = 0; asked < 3; asked += 1) expect(await ask()).toMatchObject({ status: 200 })
  const refused = await ask()
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await api().ask(ben, { url: '/v1/rewards' })).toMatchObject({ status: 200 })
})

test('answers of the API are not cached', async () => {
  const { olga } = await api().team('fresh')
  const answer = await api().ask(olga, { url: '/v1/user/me' })
  expect(answer.headers['cache-control']).toBe('no-store')
})
