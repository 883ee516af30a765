import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { describe, expect, it } from 'vitest'
import { createCompany } from '../testing/company.ts'
import { projectCompany } from '../testing/projected.ts'
import { type LeaderboardRequest, leaderboardAsOf } from './leaderboard.ts'

const given = '2026-03-10T12:00:00.000Z'
const recalled = '2026-03-10T15:00:00.000Z'
const reinstated = '2026-03-10T18:00:00.000Z'

const company = await createCompany()
const { team, teamId, channelId, settled } = company
await company.createChannel('#general', ['Ann', 'Ben'])
await settled(team.give('Ann', ['Ben', 'Cleo'], 10))
await settled(team.give('Ben', ['Ann', 'Cleo'], 5, { channelId }))
await settled(team.give('Cleo', ['Ben'], 30, { key: 'mistake' }))
await settled(team.recall('Cleo', 'mistake', recalled))
await settled(team.reinstate('Cleo', 'mistake', { at: reinstated }))
await settled(team.give('Cleo', ['Nemo'], 50))
const other = await createTestTeam(company.ledger, { name: 'other', memberNames: ['Ann', 'Zoe'] })
await settled(other.give('Zoe', ['Ann'], 7))
const { database } = await projectCompany(company)

/** `1 Ben 40 (2)`: rank, name, points and shoutouts. */
const board = async (request: Partial<LeaderboardRequest> = {}, of = teamId) => {
  const { rows } = await leaderboardAsOf(database, of, {
    by: 'received',
    clock: 'occurred',
    asOf: given,
    ...request,
  })
  return rows.map(({ rank, name, points, shoutouts }) => `${rank} ${name} ${points} (${shoutouts})`)
}

describe('the leaderboard as of an instant', () => {
  it('lets a recalled shoutout count up to its recall, and again from when it was given again', async () => {
    const withIt = ['1 Ben 40 (2)', '2 Cleo 15 (2)', '3 Ann 5 (1)']
    const withoutIt = ['1 Cleo 15 (2)', '2 Ben 10 (1)', '3 Ann 5 (1)']
    expect(await board({ asOf: addMilliseconds(recalled, -1) })).toEqual(withIt)
    expect(await board({ asOf: recalled })).toEqual(withoutIt)
    expect(await board({ asOf: reinstated })).toEqual(withIt)
  })

  it('by the recorded clock knows nothing before the log did', async () => {
    expect(await board({ clock: 'recorded' })).toEqual([])
    expect(await board({ clock: 'recorded', asOf: '2999-01-01T00:00:00.000Z' })).toHaveLength(3)
  })

  it('says who gave most, and lets equals share a rank', async () => {
    expect(await board({ by: 'given', asOf: recalled })).toEqual([
      '1 Cleo 50 (1)',
      '2 Ann 20 (1)',
      '3 Ben 10 (1)',
    ])
    expect(await board({ channelId })).toEqual(['1 Ann 5 (1)', '1 Cleo 5 (1)'])
  })

  it('comes page by page, with ranks of the whole', async () => {
    const page = await leaderboardAsOf(database, teamId, {
      by: 'received',
      clock: 'occurred',
      asOf: given,
      offset: 1,
      limit: 1,
    })
    expect(page).toMatchObject({ total: 3, rows: [{ rank: 2, name: 'Cleo' }] })
  })

  it('of one team knows nothing of another', async () => {
    expect(await board({}, other.teamId)).toEqual(['1 Ann 7 (1)'])
    expect(await board({ channelId }, other.teamId)).toEqual([])
  })
})
