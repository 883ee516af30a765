import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { describe, expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { activities, recognitions } from './tables.ts'

const setUp = async () => {
  const company = await createCompany()
  return {
    ...company,
    feed: async () => (await company.readModels()).rows(activities),
    recognised: async () => (await company.readModels()).rows(recognitions),
  }
}

describe('activity', () => {
  it('given a shoutout, then one line in the feed and one row per recipient', async () => {
    const { team, settled, feed, recognised } = await setUp()
    await settled(
      team.give('Ann', ['Ben', 'Cleo'], 20, { key: 'launch', value: 'Courage', message: 'Bravo' }),
    )
    expect(await feed()).toMatchObject([
      {
        activityId: team.shoutoutId('launch'),
        kind: 'shoutout',
        memberId: team.memberId('Ann'),
        recipientIds: [team.memberId('Ben'), team.memberId('Cleo')],
        pointsEach: 20,
        points: 40,
        value: 'Courage',
        message: 'Bravo',
        isRecalled: false,
      },
    ])
    const repeated = {
      activityId: team.shoutoutId('launch'),
      giverId: team.memberId('Ann'),
      value: 'Courage',
    }
    expect(await recognised()).toMatchObject([
      { recipientId: team.memberId('Ben'), ...repeated },
      { recipientId: team.memberId('Cleo'), ...repeated },
    ])
  })

  it('given a picture with the words, then the line shows it', async () => {
    const { team, settled, feed } = await setUp()
    const attachment = {
      type: 'GIPHY_GIF',
      mediaUrl: 'https://gifs.example/confetti.gif',
      width: 200,
      height: 150,
      altText: 'Confetti falls',
    } as const
    await settled(team.give('Ann', ['Ben'], 20, { attachment }))
    expect(await feed()).toMatchObject([{ message: 'Thank you', attachment }])
  })

  it('given a recall, then the line stays and says so', async () => {
    const { team, settled, feed } = await setUp()
    await settled(team.give('Ann', ['Ben'], 20, { key: 'launch' }))
    await settled(team.recall('Ann', 'launch', '2026-03-10T12:05:00.000Z'))
    expect(await feed()).toMatchObject([
      {
        isRecalled: true,
        recalledAt: '2026-03-10T12:05:00.000Z',
        recallReason: 'A mistake',
        message: 'Thank you',
      },
    ])
  })

  it('given a recall that is undone, then the line is as it was', async () => {
    const { team, settled, feed, recognised } = await setUp()
    await settled(team.give('Ann', ['Ben'], 20, { key: 'launch' }))
    const before = [await feed(), await recognised()]
    await settled(team.recall('Ann', 'launch'))
    await settled(team.reinstate('Ann', 'launch'))
    expect([await feed(), await recognised()]).toEqual(before)
  })

  it('given a prize, then it is found under its award, as one that was given by hand', async () => {
    const { team, ledger, settled, feed, recognised } = await setUp()
    const awards = createTestAwards(ledger, team)
    await settled(
      ledger.handle({
        type: 'grantPrize',
        id: awards.grantId('prize command'),
        teamId: team.teamId,
        actor: { kind: 'system', id: 'spec' },
        occurredAt: '2026-03-10T12:00:00.000Z',
        data: {
          grantId: awards.grantId('prize'),
          awardId: awards.awardId('Beacon'),
          memberId: team.memberId('Ben'),
          decidedBy: team.memberId('Ann'),
          wonIn: { kind: 'COMPETITION', campaignId: awards.grantId('spring'), title: 'Spring' },
        },
        policy: {
          awardName: 'Beacon',
          points: 500,
          message: 'You won.',
          isPrivate: false,
          bannerIds: [],
          channelIds: [],
          gifts: [],
        },
      }),
    )
    expect(await feed()).toMatchObject([
      { kind: 'award', awardId: awards.awardId('Beacon'), awardName: 'Beacon', pointsEach: 500 },
    ])
    expect(await recognised()).toMatchObject([{ recipientId: team.memberId('Ben'), giverId: null }])
  })

  it('given an adjustment, then it shows with its reason and sign', async () => {
    const { team, settled, feed } = await setUp()
    await settled(team.adjust('Ann', 100))
    await settled(team.adjust('Ann', -30, 'Too much'))
    expect((await feed()).map(row => [row.kind, row.points, row.message, row.account])).toEqual([
      ['adjustment', 100, 'A correction', 'redeemable'],
      ['adjustment', -30, 'Too much', 'redeemable'],
    ])
  })

  it('given a redemption, then its line moves along with it', async () => {
    const { team, settled, feed } = await setUp()
    await settled(team.adjust('Ann', 100))
    const statuses: unknown[] = []
    const look = async () => statuses.push((await feed()).at(-1)?.redemptionStatus)
    await settled(team.redeem('Ann', 'Mug', 60))
    await look()
    await settled(team.complete('Mug'))
    await look()
    await settled(team.redeem('Ann', 'Yacht', 60))
    await look()
    expect(statuses).toEqual(['PENDING', 'COMPLETE', 'DECLINED'])
  })
})
