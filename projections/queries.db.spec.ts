import type { RestingAccount } from '@laurel/ledger/kernel/account.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { describe, expect, it } from 'vitest'
import { memberBalance, teamAccountBalances } from './books/balances/queries.ts'
import { listLedgerEntries } from './books/entries/queries.ts'
import { pointStats } from './books/flows/queries.ts'
import { listDeadLetters } from './operations/deadLetters/queries.ts'
import { listMembers, memberById, membersByEmail } from './people/members/queries.ts'
import { exportActivity, listActivity } from './recognition/activity/queries.ts'
import { exportRecipients, listRecipients } from './recognition/activity/recipientQueries.ts'
import { hasOwnRewards } from './rewards/catalog/hasOwnRewards.ts'
import { listRewards, rewardById } from './rewards/catalog/queries.ts'
import { listRedemptions, redemptionById, redemptionStats } from './rewards/redemptions/queries.ts'
import { channelById, listChannels } from './team/channels/queries.ts'
import { allTeams, teamById } from './team/teams/queries.ts'
import { createCompany, liveThrough } from './testing/company.ts'
import { projectCompany } from './testing/projected.ts'

const company = await createCompany()
await liveThrough(company)
const other = await createTestTeam(company.ledger, { name: 'other', memberNames: ['Ann', 'Zoe'] })
await settle(company.ledger, accepted(await other.give('Zoe', ['Ann'], 7)).events)
const strange = await createTestTeam(company.ledger, { name: 'strange', memberNames: ['Ann'] })
await settle(company.ledger, accepted(await strange.give('Ann', ['Nemo'], 5)).events)
const { database } = await projectCompany(company)
const { team, teamId, channelId } = company
const march = { from: '2026-03-01T00:00:00.000Z', until: '2026-04-01T00:00:00.000Z' }
const april = { from: '2026-04-01T00:00:00.000Z' }

describe('teams', () => {
  it('are found by id', async () => {
    const byId = await teamById(database, teamId)
    expect(byId).toMatchObject({ name: 'evergreen', interval: 'MONTHLY', shoutoutPoints: 100, values: [] })
    expect((await allTeams(database)).map(found => found.name)).toEqual(['evergreen', 'other', 'strange'])
  })
})

describe('members', () => {
  it('are listed with what they have, sorted, paged and searched', async () => {
    const page = await listMembers(database, teamId, { sort: 'redeemable', order: 'DESC', limit: 2 })
    expect(page.total).toBe(3)
    expect(page.rows.map(({ name, redeemable }) => [name, redeemable])).toEqual([
      ['Cleo', 120],
      ['Ann', 40],
    ])
    const found = await listMembers(database, teamId, { q: 'CLEO@' })
    expect(found.rows.map(row => row.name)).toEqual(['Cleo'])
    expect((await listMembers(database, teamId, { q: '%' })).total).toBe(0)
  })

  it('are filtered by channel, by role and by id', async () => {
    const names = async (request: Parameters<typeof listMembers>[2]) =>
      (await listMembers(database, teamId, request)).rows.map(row => row.name)
    expect(await names({ channelId })).toEqual(['Ann', 'Cleo'])
    expect(await names({ hasChannel: false })).toEqual(['Ben'])
    expect(await names({ isManager: true, isActive: true, isAdmin: false })).toEqual(['Ann'])
    expect(await names({ memberIds: [team.memberId('Ben')] })).toEqual(['Ben'])
  })

  it('are found by id and by e-mail address', async () => {
    const ann = await memberById(database, teamId, team.memberId('Ann'))
    expect(ann).toMatchObject({ name: 'Ann', shoutoutAllowance: 80, shoutoutPeriod: '2026-04-01' })
    expect(await membersByEmail(database, 'Ann@Evergreen.example')).toEqual([ann])
  })
})

describe('balances', () => {
  it('tell what a member and what the team holds', async () => {
    expect(await memberBalance(database, teamId, team.memberId('Ben'))).toMatchObject({
      redeemable: 20,
      shoutoutAllowance: 100,
      given: 0,
      earned: 20,
    })
    expect(await teamAccountBalances(database, teamId)).toMatchObject({ fund: 1000, held: 0, redeemed: 60 })
  })
})

describe('channels', () => {
  it('are listed with members and managers', async () => {
    const request = { q: 'gen', memberId: team.memberId('Ann') }
    const { rows, total } = await listChannels(database, teamId, { ...request, hasPreview: true })
    expect(total).toBe(1)
    expect(rows[0]).toMatchObject({ title: '#general', memberCount: 2, pointOptions: [5, 10] })
    expect(rows[0]?.memberPreview.map(member => member.name)).toEqual(['Ann', 'Cleo'])
    expect(rows[0]?.managers.map(member => member.name)).toEqual(['Ann'])
    expect(await channelById(database, teamId, channelId)).toEqual(rows[0])
    expect((await listChannels(database, teamId, request)).rows).toMatchObject([{ memberPreview: [] }])
  })

  it('are found by the people who are all in them', async () => {
    const sharedBy = async (...names: string[]) =>
      (await listChannels(database, teamId, { memberIds: names.map(team.memberId) })).rows.map(
        ({ title }) => title,
      )
    expect(await sharedBy('Ann', 'Cleo')).toEqual(['#general'])
    expect(await sharedBy('Ann', 'Ben')).toEqual([])
  })
})

describe('rewards', () => {
  it('are listed and found', async () => {
    const { rows } = await listRewards(database, teamId, { isArchived: false, q: 'mu', sort: 'name' })
    expect(rows).toMatchObject([{ name: 'Mug', pointCost: 60 }])
    expect(await rewardById(database, teamId, team.rewardId('Mug'))).toEqual(rows[0])
    expect(await hasOwnRewards(database, teamId)).toBe(true)
    expect(await hasOwnRewards(database, strange.teamId)).toBe(false)
  })
})

describe('activity', () => {
  it('is listed with names, the newest first', async () => {
    const { rows, total } = await listActivity(database, teamId, { kinds: ['shoutout'], isRecalled: false })
    expect(total).toBe(2)
    const launch = rows.find(row => row.activityId === team.shoutoutId('launch'))
    expect(launch).toMatchObject({ memberName: 'Ann', points: 40, value: 'Courage', isRecalled: false })
    expect(launch?.recipients.map(recipient => recipient.name)).toEqual(['Ben', 'Cleo'])
  })

  it('is filtered by people, text and time', async () => {
    const count = async (request: Parameters<typeof listActivity>[2]) =>
      (await listActivity(database, teamId, request)).total
    expect(await count({ recipientId: team.memberId('Cleo') })).toBe(2)
    expect(await count({ giverId: team.memberId('Ben'), isRecalled: true })).toBe(1)
    expect(await count({ memberId: team.memberId('Cleo') })).toBe(3)
    expect(await count({ q: 'cleo' })).toBe(3)
    expect(await count({ q: 'back\\slash' })).toBe(1)
    expect(await count({ occurred: april })).toBe(0)
    expect(await count({ value: 'Courage', occurred: march })).toBe(1)
    expect(await count({ memberId: team.memberId('Ann'), sort: 'points', order: 'DESC' })).toBe(5)
  })

  it('is exported whole, each row once', async () => {
    const exported: string[] = []
    for await (const batch of exportActivity(database, teamId, { occurred: march }, 2)) {
      exported.push(...batch.map(row => row.activityId))
    }
    expect(new Set(exported).size).toBe(exported.length)
    expect((await listActivity(database, teamId)).total).toBe(exported.length)
  })

  it('is listed by recipient, of whom only the one of the line is searched by name', async () => {
    const shoutouts = { kinds: ['shoutout'], isRecalled: false } as const
    expect((await listRecipients(database, teamId, { ...shoutouts, q: 'BEN' })).total).toBe(1)
    const { rows } = await listRecipients(database, teamId, { ...shoutouts, q: 'courage' })
    expect(rows.map(row => [row.memberName, row.recipient.name, row.pointsEach])).toEqual([
      ['Ann', 'Cleo', 20],
      ['Ann', 'Ben', 20],
    ])
  })
})

describe('redemptions', () => {
  it('are listed, and show every move', async () => {
    const { rows } = await listRedemptions(database, teamId, {
      statuses: ['CANCELLED', 'DECLINED'],
      sort: 'points',
    })
    expect(rows.map(row => [row.rewardName, row.status, row.memberName])).toEqual([
      ['Gift card', 'CANCELLED', 'Ann'],
      ['Yacht', 'DECLINED', 'Ben'],
    ])
    const groupIds = [team.redemptionId('Mug')]
    expect(await listRedemptions(database, teamId, { groupIds, isHeld: false })).toMatchObject({
      total: 1,
      rows: [{ groupId: team.redemptionId('Mug') }],
    })
    expect(await listRedemptions(database, teamId, { isHeld: true })).toMatchObject({ total: 0 })
    const mug = await redemptionById(database, teamId, team.redemptionId('Mug'))
    expect(mug?.moves.map(move => move.status)).toEqual(['REQUESTED', 'PENDING', 'COMPLETE'])
    expect(await redemptionStats(database, teamId, march)).toEqual({
      paidCount: 0,
      paidPoints: 0,
      companyCount: 1,
    })
  })
})

describe('ledger entries', () => {
  it('carry the balance after each, and end at the balance', async () => {
    const { rows } = await listLedgerEntries(database, teamId, {
      memberId: team.memberId('Ann'),
      accounts: ['redeemable'],
      sort: 'position',
      order: 'ASC',
    })
    let balance = 0
    for (const row of rows) {
      balance += row.points
      expect(row.balanceAfter).toBe(balance)
    }
    expect(balance).toBe(40)
  })

  it('are found by accounts of the team, of members, and of both', async () => {
    const entriesOf = async (...accounts: RestingAccount[]) =>
      (await listLedgerEntries(database, teamId, { accounts, limit: 1000 })).rows.map(row => row.account)
    const [fund, owned, both] = [
      await entriesOf('fund'),
      await entriesOf('redeemable'),
      await entriesOf('fund', 'redeemable'),
    ]
    expect(new Set(fund)).toEqual(new Set(['fund']))
    expect(new Set(owned)).toEqual(new Set(['redeemable']))
    expect(both.toSorted()).toEqual([...fund, ...owned].toSorted())
  })
})

describe('point stats', () => {
  it('add up for the team and for a range', async () => {
    expect(await pointStats(database, teamId, march)).toEqual({
      pointBalance: 1000,
      outstandingPoints: 180,
      giveablePoints: 80 + 100 + 95,
      redeemed: 60,
    })
    expect((await pointStats(database, teamId, april)).redeemed).toBe(0)
  })
})

describe('dead letters', () => {
  it('are listed', async () => {
    const { rows } = await listDeadLetters(database, teamId)
    expect(rows).toMatchObject([{ commandType: 'creditShoutout', rejectionCode: 'MEMBER_UNKNOWN' }])
  })
})

describe('another team', () => {
  it('sees nothing of this one, even with its ids', async () => {
    const otherId = other.teamId
    const ann = team.memberId('Ann')
    expect(await memberById(database, otherId, ann)).toBeNull()
    expect(await memberBalance(database, otherId, ann)).toBeNull()
    expect(await channelById(database, otherId, channelId)).toBeNull()
    expect(await rewardById(database, otherId, team.rewardId('Mug'))).toBeNull()
    expect(await redemptionById(database, otherId, team.redemptionId('Mug'))).toBeNull()
    expect((await listMembers(database, otherId)).rows.map(row => row.name)).toEqual(['Ann', 'Zoe'])
    expect((await listActivity(database, otherId, { memberId: ann })).total).toBe(0)
    expect((await listRecipients(database, otherId, {})).rows).toMatchObject([
      { memberName: 'Zoe', points: 7 },
    ])
    expect((await listRedemptions(database, otherId)).total).toBe(0)
    expect((await listLedgerEntries(database, otherId, { memberId: ann })).total).toBe(0)
    expect((await listDeadLetters(database, otherId)).total).toBe(0)
  })
})

describe('a recipient who is not in the team', () => {
  it('is listed and exported with that word for a name', async () => {
    const { teamId: strangeId } = strange
    const expected = [{ recipient: { memberId: strange.memberId('Nemo'), name: 'Not in the team' } }]
    expect((await listRecipients(database, strangeId, {})).rows).toMatchObject(expected)
    const exported = []
    for await (const rows of exportRecipients(database, strangeId, {})) exported.push(...rows)
    expect(exported).toMatchObject(expected)
  })
})
