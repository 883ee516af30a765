import { buffersOf } from '@laurel/projections/testing/buffersOf.ts'
import { fillTeam, filledTeamId as teamId } from '@laurel/projections/testing/fillTeam.ts'
import { openTestDatabase } from '@laurel/projections/testing/openTestDatabase.ts'
import { expect, it } from 'vitest'
import { migrateSlack } from '../database/migrateSlack.ts'
import { expiringPointsNudges } from './expiringPointsNudges.ts'
import { unclaimedGifts } from './unclaimedGifts.ts'

const { url, database } = await openTestDatabase()
await migrateSlack(url)
await fillTeam(database, { members: 1_000, activities: 100, channels: 5 })

it('gifts that wait are found without reading the claims that were made', async () => {
  await database.query(
    `insert into read_claims.claims
       (team_id, claim_id, member_id, grant_id, award_name, gifts, waiting_rows, opened_at)
     select m.team_id, md5(n::text)::uuid, m.member_id, md5(n::text)::uuid, 'Evergreen', '[]'::jsonb,
       case when n % 1000 = 0 then '[0]'::jsonb else '[]'::jsonb end, timestamptz '2025-01-01T00:00:00Z' + n * interval '1 minute'
     from (select *, row_number() over () as nth from read_members.members) m
     cross join lateral (select m.nth + 1000 * (t - 1) as n from generate_series(1, 20) t) c`,
  )
  await database.query('vacuum analyze read_claims.claims')
  const gifts = (d: Parameters<typeof unclaimedGifts>[0]) =>
    unclaimedGifts(d, teamId, '2026-01-01T00:00:00.000Z', [''])
  expect(await gifts(database)).toHaveLength(20)
  const [buffers] = await buffersOf(database, gifts)
  expect(buffers).toBeLessThan(250)
})

it('who was warned of expiring points is read from the nudges of the last weeks', async () => {
  await database.query(
    `insert into slack.nudges (nudge_id, team_id, kind, member_id, time_zone, content, noted_at)
     select md5(n::text)::uuid, m.team_id, 'expiringPoints', m.member_id, 'UTC',
       jsonb_build_object('kind', 'expiringPoints', 'day', '2026-01-01', 'daysBefore', 7),
       timestamptz '2025-01-01T00:00:00Z' + n * interval '20 minutes'
     from (select *, row_number() over () as nth from read_members.members) m
     cross join lateral (select m.nth + 1000 * (t - 1) as n from generate_series(1, 20) t) c`,
  )
  await database.query('vacuum analyze slack.nudges')
  const pointsExpiry = { months: 12, notBefore: '2025-01-01' } as const
  const [, warned] = await buffersOf(database, d =>
    expiringPointsNudges(d, { teamId, timeZone: 'UTC', pointsExpiry }, '2025-12-28T12:00:00.000Z'),
  )
  expect(warned).toBeLessThan(100)
})
