import { walkedMax } from '@laurel/projections/recognition/activity/searching/searchActivities.ts'
import { fillTeam, filledTeamId as teamId } from '@laurel/projections/testing/fillTeam.ts'
import { openTestDatabase } from '@laurel/projections/testing/openTestDatabase.ts'
import { expect, it } from 'vitest'
import { migrateDatabase } from '../../server/migrateDatabase.ts'
import { exportParts } from './exportParts.ts'

const { url, database } = await openTestDatabase()
await migrateDatabase(url)
await fillTeam(database, { members: 50, activities: walkedMax + 5_000, channels: 5 })
await database.query(
  `update read_activity.activities set message = 'Well !?' where position in (
     select position from read_activity.activities where kind = 'shoutout' and not is_recalled order by position limit 3)`,
)

it.each(['shoutouts', 'shoutouts-by-recipient'] as const)(
  'an ordered file of %s has everything that its search finds, where a list gives up',
  async type => {
    const part = { teamId, viewerId: teamId, scope: { kind: 'team' }, occurred: {}, limit: 1000 } as const
    const read = exportParts(database)
    const { rows } = await read({ ...part, query: { type, q: '!?' }, cursor: undefined })
    expect(new Set(rows.map(({ id }) => id.slice(0, 36))).size).toBe(3)
  },
)
