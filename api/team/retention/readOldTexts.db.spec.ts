import { buffersOf } from '@laurel/projections/testing/buffersOf.ts'
import { fillTeam, filledTeamId as teamId } from '@laurel/projections/testing/fillTeam.ts'
import { openTestDatabase } from '@laurel/projections/testing/openTestDatabase.ts'
import { expect, it } from 'vitest'
import { readFirstText } from './readOldTexts.ts'

const { database } = await openTestDatabase()
await fillTeam(database, { members: 100, activities: 100, channels: 5 })
/** One of 500 moves has a reason; the first is erased. */
await database.query(
  `insert into read_redemptions.redemption_moves
     (team_id, redemption_id, position, event_id, status, moved_at, recorded_at, actor_kind, actor_id, reason)
   select $1, md5(n::text)::uuid, n, md5(n::text)::uuid, 'CANCELLED', at, at, 'system', 'spec',
     case when n = 500 then '(forgotten)' when n % 500 = 0 then 'Sold out' end
   from generate_series(1, 30000) n
   cross join lateral (select timestamptz '2024-01-01T00:00:00Z' + n * interval '1 minute' as at) t`,
  [teamId],
)
await database.query('vacuum analyze read_redemptions.redemption_moves')

it('the oldest reason of a cancellation is found without reading every redemption', async () => {
  const first = (d: Parameters<typeof readFirstText>[0]) =>
    readFirstText(d, teamId, '2024-12-01T00:00:00.000Z', new Set())
  expect(await first(database)).toBe('2024-01-01T16:40:00.000Z')
  const [buffers] = await buffersOf(database, first)
  expect(buffers).toBeLessThan(150)
})
