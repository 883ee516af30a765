import { readOperations } from '@laurel/contract/operations/operations.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const read = async (as: TestMember) => {
  const { body } = await api().ask(as, { url: '/v1/admin/operations' })
  return readOperations.response.parse(body)
}

describe('the home of operators', () => {
  test('says that nothing needs a person while all is well', async () => {
    const { olga } = await api().team('well')
    const { tasks, parts } = await read(olga)
    expect(tasks).toEqual([])
    expect(parts).toContainEqual({ name: 'database', is_ok: true, detail: 'answers' })
  })

  test('names failing work and failing vendors of the team, and of no other', async () => {
    const { olga, teamId } = await api().team('failing')
    const other = await api().team('neighbour')
    await api().database.query(
      "insert into delivery.schedule (name, last_run_at, problem) values ('celebrate', '2026-03-01', 'No answer.')",
    )
    await api().database.query(
      `insert into rewards.vendor_connections (connection_id, team_id, vendor, settings, connected_at, changed_at,
         last_problem, failing_since)
       values (gen_random_uuid(), $1, 'tremendous', '', now(), now(), 'The key is refused.', '2026-03-02')`,
      [teamId],
    )
    const { tasks } = await read(olga)
    expect(tasks).toEqual([
      { code: 'VENDOR_FAILING', count: 1, name: 'tremendous', since: '2026-03-02T00:00:00.000Z' },
      { code: 'WORK_FAILING', count: 1, name: 'celebrate', since: '2026-03-01T00:00:00.000Z' },
    ])
    expect((await read(other.olga)).tasks.map(({ code }) => code)).toEqual(['WORK_FAILING'])
    expect(JSON.stringify(await read(other.olga))).not.toContain('The key is refused.')
  })

  test('is for administrators', async () => {
    const { ann } = await api().team('members')
    expect(await api().ask(ann, { url: '/v1/admin/operations' })).toMatchObject({ status: 403 })
  })
})
