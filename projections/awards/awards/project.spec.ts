import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { describe, expect, it } from 'vitest'
import { memberBalances } from '../../books/balances/tables.ts'
import { members } from '../../people/members/tables.ts'
import { activities } from '../../recognition/activity/tables.ts'
import { claims } from '../../rewards/claims/tables.ts'
import { createCompany } from '../../testing/company.ts'
import { awards, celebrated, celebrations } from './tables.ts'

const setUp = async () => {
  const company = await createCompany()
  return { ...company, given: createTestAwards(company.ledger, company.team) }
}

const mug = [{ type: 'POINTS', points: 50 }] as const

describe('awards', () => {
  it('given a spot award, then it is offered until it is archived', async () => {
    const { given, settled, readModels } = await setUp()
    await settled(given.define('Beacon', { bannerIds: ['lighthouse'] }))
    expect((await readModels()).rows(awards)).toMatchObject([
      { name: 'Beacon', points: 100, bannerIds: ['lighthouse'], isArchived: false },
    ])
    await settled(given.archive('Beacon'))
    expect((await readModels()).rows(awards)).toMatchObject([{ name: 'Beacon', isArchived: true }])
  })

  it('given an award with a gift, then everybody is credited, and a claim waits for each', async () => {
    const { team, given, settled, readModels } = await setUp()
    await settled(given.give('Ann', ['Ben', 'Cleo'], 'Beacon', { gifts: [[...mug]] }))
    const models = await readModels()
    expect(models.rows(activities)).toMatchObject([
      { kind: 'award', awardName: 'Beacon', memberId: team.memberId('Ann'), pointsEach: 100, points: 200 },
    ])
    expect(models.rows(claims).map(row => [row.memberId, row.awardName, row.gifts])).toEqual(
      expect.arrayContaining([
        [team.memberId('Ben'), 'Beacon', [mug]],
        [team.memberId('Cleo'), 'Beacon', [mug]],
      ]),
    )
    const ben = models.rows(memberBalances).find(row => row.memberId === team.memberId('Ben'))
    expect(ben).toMatchObject({ redeemable: 100, earned: 100 })
  })

  it('given a celebration, then it is on record, in the feed and in the balance', async () => {
    const { team, given, settled, readModels } = await setUp()
    await settled(given.celebrate('Ben', { kind: 'ANNIVERSARY', year: 2026, years: 5 }, 500))
    const models = await readModels()
    expect(models.rows(celebrated)).toMatchObject([
      { memberId: team.memberId('Ben'), kind: 'ANNIVERSARY', year: 2026, points: 500 },
    ])
    expect(models.rows(activities)).toMatchObject([{ kind: 'anniversary', years: 5, points: 500 }])
    expect(models.rows(memberBalances).find(row => row.memberId === team.memberId('Ben'))).toMatchObject({
      redeemable: 500,
    })
  })

  it('given celebration settings, then they stay when it is switched off', async () => {
    const { ledger, teamId, settled, readModels } = await setUp()
    const settings = {
      points: 100,
      message: 'Happy birthday, {name}!',
      weekendMode: 'FRIDAY' as const,
      bannerIds: ['confetti'],
      channelIds: null,
      gifts: [],
      milestones: [],
    }
    const command = (id: string) => ({
      id,
      teamId,
      actor: { kind: 'system', id: 'spec' } as const,
      occurredAt: '2026-03-10T12:00:00.000Z',
    })
    const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
    await settled(
      ledger.handle({ type: 'setCelebration', ...command(first), data: { kind: 'BIRTHDAY', settings } }),
    )
    expect((await readModels()).rows(celebrations)).toMatchObject([
      { kind: 'BIRTHDAY', isEnabled: true, settings },
    ])
    await settled(
      ledger.handle({ type: 'disableCelebration', ...command(second), data: { kind: 'BIRTHDAY' } }),
    )
    expect((await readModels()).rows(celebrations)).toMatchObject([{ isEnabled: false, settings }])
  })

  it('given details of a member, then they stand beside the profile', async () => {
    const { team, given, settled, readModels } = await setUp()
    await settled(given.setDetails('Ben', { birthday: '05-17', joinedOn: '2021-03-01' }))
    const ben = (await readModels()).rows(members).find(row => row.memberId === team.memberId('Ben'))
    expect(ben).toMatchObject({
      birthday: '05-17',
      joinedOn: '2021-03-01',
      pointEligibility: 'GIVE_AND_RECEIVE',
    })
  })
})
