import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url, { settings: { answerMilliseconds: 1 } })

test('a file takes the time that its rows take, beyond the limit of an answer', async () => {
  const { olga } = await api().team('files')
  const file = await api().ask(olga, { url: '/v1/team/reporting/activity/export' })
  expect(file.status).toBe(200)
  const answer = await whileLocked('read_teams.teams', () => api().ask(olga, { url: '/v1/admin/settings' }))
  expect(answer.status).toBe(503)
})

/** Keeps every query of a table waiting while work is under way. */
const whileLocked = async <Result>(table: string, work: () => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`begin; lock table ${table}`)
    return await work()
  } finally {
    await client.end()
  }
}
