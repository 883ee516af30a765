import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { describe, expect, it } from 'vitest'
import type { Queryable } from './engine/queryable.ts'
import { listMembers } from './people/members/queries.ts'
import { listRedemptions } from './rewards/redemptions/queries.ts'
import { listChannels } from './team/channels/queries.ts'
import { buffersOf } from './testing/buffersOf.ts'
import { fillTeam, filledTeamId as teamId } from './testing/fillTeam.ts'
import { openTestDatabase } from './testing/openTestDatabase.ts'

const { database } = await openTestDatabase()
await fillTeam(database, { members: 3_000, activities: 20_000, channels: 20 })
await database.query(
  `update read_members.members set name = case external_key when 'U8' then 'Zoë Quartermain' else '田中 さくら' end
   where external_key in ('U8', 'U9')`,
)

const membersFound = async (q: string) =>
  (await listMembers(database, teamId, { q })).rows.map(({ name }) => name)

describe('a search for members', () => {
  it.each([
    ['Quarter', ['Zoë Quartermain']],
    ['zoë q', ['Zoë Quartermain']],
    ['ë', []],
    ['zo', ['Zoë Quartermain']],
    ['q', ['Zoë Quartermain']],
    ['ua', []],
    ['田中', ['田中 さくら']],
    ['くら', ['田中 さくら']],
    ['person.8@', ['Zoë Quartermain']],
    ['%', []],
    ['_', []],
    ['\\', []],
    ['zzqqxx', []],
  ])('finds by %s', async (q, names) => {
    expect(await membersFound(q)).toEqual(names)
  })

  it('finds none of other teams', async () => {
    expect((await listMembers(database, derivedId('other team'), { q: 'Quarter' })).rows).toEqual([])
  })
})

describe('a search for redemptions', () => {
  const found = (q: string) => listRedemptions(database, teamId, { q, limit: 1_000 })

  it('finds by the reward', async () => {
    const { rows } = await found('reward 17')
    expect(new Set(rows.map(row => row.rewardName))).toEqual(new Set(['Reward 17']))
    expect((await found('eward 49')).rows).toHaveLength(40)
  })

  it('finds by the member', async () => {
    const { rows } = await found('quartermain')
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(row => row.memberName))).toEqual(new Set(['Zoë Quartermain']))
  })

  it('finds none of other teams, and none by other words', async () => {
    expect((await listRedemptions(database, derivedId('other team'), { q: 'reward' })).rows).toEqual([])
    expect((await found('zzqqxx')).rows).toEqual([])
  })
})

it('a search for channels finds parts of titles, and one or two letters where a word begins', async () => {
  const titles = async (q: string) =>
    (await listChannels(database, teamId, { q })).rows.map(({ title }) => title)
  expect(await titles('nnel 17')).toEqual(['channel 17'])
  expect(await titles('17')).toEqual(['channel 17'])
  expect(await titles('nn')).toEqual([])
})

it('a search for rare words reads little', async () => {
  const searches: [string, (database: Queryable) => Promise<unknown>][] = [
    ['member', d => listMembers(d, teamId, { q: 'Quarter', limit: 25 })],
    ['no member', d => listMembers(d, teamId, { q: 'zzqqxx', limit: 25 })],
    ['no redemption', d => listRedemptions(d, teamId, { q: 'zzqqxx', limit: 25 })],
  ]
  for (const [name, query] of searches) {
    const buffers = await buffersOf(database, query)
    expect(
      buffers.reduce((sum, count) => sum + count, 0),
      name,
    ).toBeLessThan(150)
  }
})
