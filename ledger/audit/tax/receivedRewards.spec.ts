import { describe, expect, it } from 'vitest'
import { createLedger } from '../../handling/createLedger.ts'
import { derivedId } from '../../kernel/derivedId.ts'
import type { Instant } from '../../kernel/instant.ts'
import { createMemoryLog } from '../../log/memory/memoryLog.ts'
import { settle } from '../../processes/settle.ts'
import type { RedemptionType } from '../../rewards/redemptions/events.ts'
import { testOrders } from '../../testing/testOrders.ts'
import { accepted, createTestTeam } from '../../testing/testTeam.ts'
import { readReceivedRewards } from './receivedRewards.ts'
import { readRewardsOfMember } from './rewardsOfMember.ts'

const setUp = async () => {
  let now: Instant = '2026-03-05T12:00:00.000Z'
  const log = createMemoryLog({ now: () => new Date(now) })
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'], startsAt: now })
  const finish = async (outcome: Parameters<typeof accepted>[0]) => settle(ledger, accepted(outcome).events)
  return {
    team,
    at: (instant: Instant) => {
      now = instant
    },
    give: async (points: number, key: string) =>
      finish(await team.give('Ann', ['Ben'], points, { at: now, key })),
    redeem: async (key: string, points: number, type: RedemptionType = 'CUSTOM') => {
      const order = testOrders[type]
      await finish(await team.redeem('Ben', key, points, { at: now, type, ...(order && { order }) }))
    },
    finish,
    liveIn: (country: string) =>
      ledger.handle({
        type: 'syncMemberFields',
        id: derivedId('spec', 'country', country),
        teamId: team.teamId,
        actor: { kind: 'system', id: 'spec' },
        occurredAt: now,
        data: {
          memberId: team.memberId('Ben'),
          fields: { Xf0Country: country },
          managerId: null,
          dates: { birthday: null, joinedOn: null },
        },
      }),
    read: async () => {
      const { rewards } = await readReceivedRewards(log, team.teamId, 'Xf0Country')
      const memberId = team.memberId('Ben')
      const redemptionIds = ['Mug', 'Money', 'Pen'].map(team.redemptionId)
      const asked = { teamId: team.teamId, memberId, redemptionIds, countryField: 'Xf0Country' }
      expect(await readRewardsOfMember(log, asked)).toEqual(rewards)
      return rewards
    },
  }
}

describe('the rewards that people received', () => {
  it('name the months of their points, the oldest first, as they were when the points were taken', async () => {
    const { at, give, redeem, finish, team, read } = await setUp()
    await give(30, 'march')
    at('2026-04-02T12:00:00.000Z')
    await give(50, 'april')
    await redeem('Mug', 40)
    await finish(await team.complete('Mug'))
    await finish(await team.recall('Ann', 'april', '2026-04-02T13:00:00.000Z'))
    expect(await read()).toMatchObject([
      {
        reward: 'Mug',
        kind: 'handedOver',
        points: 40,
        lots: [
          { month: '2026-03', points: 30 },
          { month: '2026-04', points: 10 },
        ],
      },
    ])
  })

  it('are received when they are completed, in the country of that time', async () => {
    const { give, redeem, liveIn, finish, team, read } = await setUp()
    await give(30, 'march')
    await redeem('Mug', 10)
    await redeem('Pen', 10)
    await finish(await liveIn('Germany'))
    await finish(await team.complete('Mug'))
    await finish(await liveIn('France'))
    expect(await read()).toMatchObject([{ reward: 'Mug', countryValue: 'Germany', returnedAt: null }])
  })

  it('say when a parcel was sent back, and when a payout was not claimed', async () => {
    const { give, redeem, finish, team, read } = await setUp()
    await give(30, 'march')
    await redeem('Mug', 10, 'AMAZON')
    await redeem('Money', 10, 'PAYPAL')
    await redeem('Pen', 10)
    await finish(await team.process('Mug'))
    for (const key of ['Mug', 'Money', 'Pen']) await finish(await team.complete(key))
    await finish(await team.return('Mug'))
    await finish(await team.cancel('Money'))
    expect((await read()).map(({ reward, returnedAt }) => [reward, returnedAt])).toEqual([
      ['Mug', '2026-03-05T12:00:00.000Z'],
      ['Money', '2026-03-05T12:00:00.000Z'],
      ['Pen', null],
    ])
  })

  it('have a gift at the price that it had when it was chosen', async () => {
    const { redeem, finish, team, read } = await setUp()
    await finish(await team.offer('Mug', 700))
    await redeem('Mug', 0, 'CUSTOM_REDEMPTION')
    await redeem('Pen', 0, 'CUSTOM_REDEMPTION')
    await finish(await team.offer('Mug', 900))
    for (const key of ['Mug', 'Pen']) await finish(await team.complete(key))
    expect((await read()).map(({ reward, points, value, lots }) => [reward, points, value, lots])).toEqual([
      ['Mug', 0, 700, []],
      ['Pen', 0, null, []],
    ])
  })

  it('are not those that were cancelled before', async () => {
    const { give, redeem, finish, team, read } = await setUp()
    await give(30, 'march')
    await redeem('Mug', 10)
    await finish(await team.cancel('Mug'))
    expect(await read()).toEqual([])
  })
})
