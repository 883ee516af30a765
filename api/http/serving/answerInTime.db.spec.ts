import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url, { answerMilliseconds: 1 })

test('a file takes the time that its rows take, beyond the limit of an answer', async () => {
  const { olga } = await api().team('files')
  const file = await api().ask(olga, { url: '/v1/team/reporting/activity/export' })
  expect(file.status).toBe(200)
  const answer = await api().ask(olga, { url: '/v1/admin/settings' })
  expect(answer.status).toBe(503)
})
