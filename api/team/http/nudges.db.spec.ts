import { randomUUID } from 'node:crypto'
import { listNudges } from '@laurel/contract/team/nudges.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

test('each reminder has its message in the words of the team, and its last sending', async () => {
  const { olga, ann, teamId } = await api().team('nudges')
  const { body } = await api().ask(olga, {
    method: 'PATCH',
    url: '/v1/team/metadata',
    payload: { points_name: 'sprigs', inactivity_nudge: false },
  })
  await api().shown(Acknowledged.parse(body).position)
  await api().database.query(
    `insert into slack.nudges (nudge_id, team_id, kind, member_id, time_zone, content, noted_at, sent_at)
     values ($1, $2, 'newAllowance', $3, 'UTC', '{}', '2026-03-01', '2026-03-02')`,
    [randomUUID(), teamId, ann.memberId],
  )
  const answer = await api().ask(olga, { url: '/v1/admin/settings/nudges' })
  expect(listNudges.response.parse(answer.body).nudges).toEqual([
    {
      name: 'eom_point_reminder',
      is_on: true,
      text: expect.stringMatching(/^:hourglass_flowing_sand: You have \*50 sprigs\* left to give until /),
      action: 'Give a shoutout',
      last_sent_at: null,
    },
    expect.objectContaining({ name: 'point_reload_nudge', last_sent_at: '2026-03-02T00:00:00.000Z' }),
    expect.objectContaining({ name: 'inactivity_nudge', is_on: false }),
    expect.objectContaining({ name: 'redeemable_points_nudge', action: 'See rewards' }),
  ])
  expect(await api().ask(ann, { url: '/v1/admin/settings/nudges' })).toMatchObject({ status: 403 })
})
