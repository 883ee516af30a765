import { expect, it } from 'vitest'
import { fillTeam, filledTeamId as teamId } from '../../../testing/fillTeam.ts'
import { openTestDatabase } from '../../../testing/openTestDatabase.ts'
import { exportActivity, listActivity } from '../queries.ts'
import { walkedMax } from './searchActivities.ts'

const { database } = await openTestDatabase()
const wanted = 3
await fillTeam(database, { members: 50, activities: walkedMax + 5_000, channels: 5 })
await database.query(`update read_activity.activities set message = 'Well !?' where position <= $1`, [wanted])

it('words that no index finds are looked for in the latest activities only, and then have no total', async () => {
  expect(await listActivity(database, teamId, { q: '!?' })).toEqual({
    rows: [],
    total: null,
    next: null,
    isCut: true,
  })
  let exported = 0
  for await (const rows of exportActivity(database, teamId, { q: '!?' })) exported += rows.length
  expect(exported).toBe(wanted)
})
