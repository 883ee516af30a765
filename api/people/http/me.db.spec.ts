import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

describe('who is signed in', () => {
  test.each([
    ['members', 'read_members.members'],
    ['teams', 'read_teams.teams'],
  ])('and is not among the %s shown yet waits, and stays signed in', async (name, table) => {
    const { ben } = await api().team(name)
    expect(await api().ask(ben, { url: '/v1/user/me' })).toMatchObject({ status: 200 })
    await api().database.query(`delete from ${table} where team_id = $1`, [ben.teamId])
    expect(await api().ask(ben, { url: '/v1/user/me' })).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', detail: expect.stringContaining('Wait a moment') },
    })
  })
})
