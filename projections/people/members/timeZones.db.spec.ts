import { expect, it } from 'vitest'
import { buffersOf } from '../../testing/buffersOf.ts'
import { fillTeam, filledTeamId as teamId } from '../../testing/fillTeam.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { timeZonesOf } from './timeZones.ts'

const { database } = await openTestDatabase()
await fillTeam(database, { members: 3_000, activities: 100, channels: 5 })
await database.query(
  `update read_members.members set time_zone = case when n.number % 3 = 0 then 'Asia/Tokyo' when n.number % 3 = 1 then 'Europe/Berlin' end,
     is_active = n.number % 7 > 0
   from (select member_id, row_number() over (order by member_id) as number from read_members.members) n
   where n.member_id = members.member_id`,
)
await database.query(
  `update read_members.members set time_zone = 'America/Lima', is_active = false
   where member_id = (select min(member_id::text)::uuid from read_members.members)`,
)
await database.query('vacuum full analyze read_members.members')

it('the time zones of active members are found without reading the members', async () => {
  expect(await timeZonesOf(database, teamId)).toEqual(['', 'Asia/Tokyo', 'Europe/Berlin'])
  const [buffers] = await buffersOf(database, d => timeZonesOf(d, teamId))
  expect(buffers).toBeLessThan(30)
})
