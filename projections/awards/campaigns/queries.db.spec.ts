import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { createTestCampaigns } from '@laurel/ledger/testing/testCampaigns.ts'
import { describe, expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { projectCompany } from '../../testing/projected.ts'
import { campaignById, campaignOfChannel, listCampaigns, listNominations } from './queries.ts'

const company = await createCompany({ memberNames: ['Ann', 'Ben', 'Cleo', 'Dan'] })
const { ledger, team, teamId, channelId, settled } = company
await company.createChannel('#general', ['Ann', 'Ben', 'Cleo'])
await settled(createTestAwards(ledger, team).define('Beacon'))
const campaigns = createTestCampaigns(ledger, team, channelId)
await settled(campaigns.open('Spring'))
await settled(campaigns.nominate('Spring', 'Ann', 'Ben', 'First', '2026-03-11T12:00:00.000Z'))
await settled(campaigns.nominate('Spring', 'Ann', 'Cleo', 'Second', '2026-03-12T12:00:00.000Z'))
await settled(campaigns.nominate('Spring', 'Cleo', 'Ben', 'Third', '2026-03-13T12:00:00.000Z'))
await settled(campaigns.open('Winter'))
await settled(campaigns.nominate('Winter', 'Ben', 'Cleo', 'Fourth', '2026-03-14T12:00:00.000Z'))
await settled(campaigns.complete('Winter', ['Cleo'], { memberCount: 3 }))
// Later changes of the channel leave the figures of the ended campaign alone.
await company.createChannel('#general', ['Ann'])
const { database } = await projectCompany(company)

const messages = async (request: Parameters<typeof listNominations>[2]) =>
  (await listNominations(database, teamId, request)).rows.map(({ message }) => message)

describe('campaigns of nominations', () => {
  it('are listed with their figures, those of ended ones as they were', async () => {
    const { rows } = await listCampaigns(database, teamId)
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          title: 'Spring',
          channelTitle: '#general',
          memberCount: 1,
          nominationCount: 3,
          usersEngaged: 2,
          awardName: 'Beacon',
          isAwardArchived: false,
          winners: [],
        }),
        expect.objectContaining({
          title: 'Winter',
          isComplete: true,
          isPrizePaid: true,
          memberCount: 3,
          usersEngaged: 1,
          winners: [expect.objectContaining({ name: 'Cleo' })],
        }),
      ]),
    )
    expect(await campaignById(database, teamId, campaigns.campaignId('Spring'))).toMatchObject({
      title: 'Spring',
      nominationCount: 3,
    })
  })

  it('are found by state, by day, and by the channels of a member', async () => {
    const titles = async (request: Parameters<typeof listCampaigns>[2]) =>
      (await listCampaigns(database, teamId, request)).rows.map(({ title }) => title)
    expect(await titles({ isComplete: true })).toEqual(['Winter'])
    expect(await titles({ openOn: '2026-03-20' })).toEqual(['Spring'])
    expect(await titles({ openOn: '2026-03-21' })).toEqual([])
    expect(await titles({ isComplete: false, memberId: team.memberId('Ann') })).toEqual(['Spring'])
    expect(await titles({ isComplete: false, memberId: team.memberId('Ben') })).toEqual([])
  })

  it('keep their channel until they end', async () => {
    expect(await campaignOfChannel(database, teamId, channelId)).toBe('Spring')
    expect(await campaignOfChannel(database, teamId, team.memberId('Ann'))).toBeNull()
  })
})

describe('nominations', () => {
  it('are listed with both people, the newest first', async () => {
    const { rows } = await listNominations(database, teamId, { limit: 1 })
    expect(rows).toMatchObject([
      {
        message: 'Fourth',
        campaignTitle: 'Winter',
        nominator: { name: 'Ben' },
        nominee: { name: 'Cleo' },
      },
    ])
  })

  it('are sorted by the names of their people, award and campaign', async () => {
    const sorted = async (sort: NonNullable<Parameters<typeof listNominations>[2]>['sort']) =>
      (await listNominations(database, teamId, { sort })).rows
    expect((await sorted('nominatorName')).map(row => row.nominator?.name)).toEqual([
      'Ann',
      'Ann',
      'Ben',
      'Cleo',
    ])
    expect((await sorted('nomineeName')).map(row => row.nominee?.name)).toEqual([
      'Ben',
      'Ben',
      'Cleo',
      'Cleo',
    ])
    expect((await sorted('campaignTitle')).map(row => row.campaignTitle)).toEqual([
      'Spring',
      'Spring',
      'Spring',
      'Winter',
    ])
    const inTwo = await listNominations(database, teamId, { sort: 'awardName', limit: 2 })
    const rest = await messages({ sort: 'awardName', cursor: inTwo.next ?? undefined })
    expect(inTwo.rows.map(row => row.awardName)).toEqual(['Beacon', 'Beacon'])
    expect([...inTwo.rows.map(({ message }) => message), ...rest].toSorted()).toEqual([
      'First',
      'Fourth',
      'Second',
      'Third',
    ])
  })

  it('are found by campaign, time and people, and continue after a cursor', async () => {
    const campaignId = campaigns.campaignId('Spring')
    expect(await messages({ campaignId })).toEqual(['Third', 'Second', 'First'])
    expect(await messages({ from: '2026-03-12T00:00:00.000Z', until: '2026-03-14T00:00:00.000Z' })).toEqual([
      'Third',
      'Second',
    ])
    expect(await messages({ nominatorId: team.memberId('Ann') })).toEqual(['Second', 'First'])
    expect(await messages({ nomineeId: team.memberId('Cleo') })).toEqual(['Fourth', 'Second'])
    expect(await messages({ people: { memberIds: [team.memberId('Dan')] } })).toEqual([])
    expect(await messages({ channelIds: [channelId] })).toHaveLength(4)
    const first = await listNominations(database, teamId, { campaignId, limit: 2 })
    expect(await messages({ campaignId, cursor: first.next ?? undefined })).toEqual(['First'])
  })
})
