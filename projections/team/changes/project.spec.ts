import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { createTestCampaigns } from '@laurel/ledger/testing/testCampaigns.ts'
import { expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { changes } from './tables.ts'

it('keeps who changed what, from which value to which', async () => {
  const { ledger, team, teamId, readModels } = await createCompany()
  const ann = team.memberId('Ann')
  const command = (name: string) => ({
    id: derivedId('spec', name),
    teamId,
    actor: { kind: 'member' as const, id: ann },
    occurredAt: '2026-03-11T12:00:00.000Z',
  })
  await ledger.handle({
    ...command('name'),
    type: 'changeTeamSettings',
    data: { changes: { pointsName: 'stars' } },
  })
  await ledger.handle({
    ...command('role'),
    type: 'changeMemberAdmin',
    data: { memberId: team.memberId('Ben'), isAdmin: true },
    policy: { isLast: false },
  })
  const rows = (await readModels()).rows(changes).filter(row => row.actorId === ann)
  expect(rows).toMatchObject([
    {
      what: 'team.settings',
      subjectId: teamId,
      before: expect.objectContaining({ pointsNameSingular: null }),
      after: expect.objectContaining({ pointsName: 'stars' }),
    },
    { what: 'member.role', subjectId: team.memberId('Ben'), before: null, after: { isAdmin: 'true' } },
  ])
  expect(rows[0]?.before?.pointsName).not.toBe('stars')
})

it('keeps no personal text', async () => {
  const { ledger, team, teamId, readModels } = await createCompany()
  await ledger.handle({
    id: derivedId('spec', 'details'),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: '2026-03-11T12:00:00.000Z',
    type: 'changeMemberDetails',
    data: { memberId: team.memberId('Ben'), changes: { birthday: '05-17', newHireMessage: 'Loves quinces' } },
  })
  const rows = (await readModels()).rows(changes).filter(row => row.what === 'member.details')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ process: 'spec', actorId: null })
  expect(JSON.stringify(rows)).not.toMatch(/05-17|quinces/)
})

it('keeps how a campaign was opened and how it ended, without the words to its winners', async () => {
  const { ledger, channelId, settled, readModels, team } = await createCompany({
    memberNames: ['Ann', 'Ben', 'Olga'],
  })
  const campaigns = createTestCampaigns(ledger, team, channelId)
  await settled(campaigns.open('Quarter'))
  await settled(campaigns.nominate('Quarter', 'Ann', 'Ben', 'Because of the quinces'))
  await settled(campaigns.complete('Quarter', ['Ben']))
  const rows = (await readModels()).rows(changes).filter(row => row.what.startsWith('campaign'))
  expect(rows).toMatchObject([
    { what: 'campaign', before: null, after: { title: 'Quarter', endDate: '2026-03-20', isMulti: 'true' } },
    {
      what: 'campaign.result',
      after: { title: 'Quarter', winners: '1', winnerIds: team.memberId('Ben'), prize: 'Beacon' },
    },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/quinces|You made the difference/)
})

it('keeps who planned a competition, and who archived it', async () => {
  const { ledger, team, teamId, channelId, readModels } = await createCompany()
  const ann = team.memberId('Ann')
  const command = (name: string, occurredAt: string) => ({
    id: derivedId('spec', name),
    teamId,
    actor: { kind: 'member' as const, id: ann },
    occurredAt,
  })
  const ids = ['dropped', 'finished'].map(name => derivedId('competition', teamId, name))
  for (const competitionId of ids)
    await ledger.handle({
      ...command(`plan ${competitionId}`, '2026-03-10T12:00:00.000Z'),
      type: 'createCompetition',
      data: {
        competitionId,
        title: `Sprint ${ids.indexOf(competitionId)}`,
        type: 'PVP',
        metric: 'POINTS',
        channelIds: [channelId],
        startsAt: '2026-03-11T00:00:00.000Z',
        endsAt: '2026-03-12T00:00:00.000Z',
        awardId: derivedId('award', teamId, 'Beacon'),
        createdBy: ann,
      },
      policy: { isAwardOffered: true, areChannelsKnown: true, openCompetitions: 0 },
    })
  const [dropped = '', finished = ''] = ids
  await ledger.handle({
    ...command('archive', '2026-03-11T12:00:00.000Z'),
    type: 'archiveCompetition',
    data: { competitionId: dropped },
  })
  const rows = (await readModels()).rows(changes).filter(row => row.what.startsWith('competition'))
  expect(rows).toMatchObject([
    { subjectId: dropped, before: null, after: { title: 'Sprint 0', metric: 'points', type: 'members' } },
    { subjectId: finished, before: null, after: { channelIds: channelId } },
    { subjectId: dropped, actorId: ann, before: { title: 'Sprint 0' }, after: null },
  ])
})

it('keeps the plans of a team, and how it pays for rewards', async () => {
  const { ledger, teamId, readModels } = await createCompany()
  const command = (name: string) => ({
    id: derivedId('spec', name),
    teamId,
    actor: { kind: 'system' as const, id: 'billing' },
    occurredAt: '2026-03-11T12:00:00.000Z',
  })
  const subscriptionReference = 'sub_1'
  await ledger.handle({
    ...command('plan'),
    type: 'choosePlan',
    data: { plan: 'core', interval: 'ANNUAL', subscriptionReference },
  })
  await ledger.handle({
    ...command('end'),
    type: 'endPlan',
    data: { reason: 'unpaid', subscriptionReference },
  })
  await ledger.handle({ ...command('method'), type: 'choosePaymentMethod', data: { method: 'postpay' } })
  const rows = (await readModels()).rows(changes).filter(row => row.process === 'billing')
  expect(rows).toMatchObject([
    { what: 'team.plan', before: null, after: { plan: 'core', billingInterval: 'ANNUAL' } },
    { what: 'team.plan', before: { plan: 'core' }, after: { plan: 'ended', reason: 'unpaid' } },
    { what: 'team.rewardsPayment', after: { method: 'postpay' } },
  ])
})
