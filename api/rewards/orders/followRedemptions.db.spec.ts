import { beforeFirst } from '@laurel/ledger/log/port.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import type { HoldReason } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startDelivery } from '../../delivery/testing/startDelivery.ts'
import { until } from '../../delivery/testing/until.ts'
import { followRedemptions } from './followRedemptions.ts'
import { createTestOrdering } from './testing/testOrdering.ts'

const delivery = await startDelivery()
const { database, now } = delivery
beforeEach(() => delivery.clear())

/** Ann, in a team that reviews what makes the sum of a day more than 150 points. */
const given = async () => {
  const ordering = await createTestOrdering({}, now)
  const { ledger, log, team, subjectOf } = ordering
  accepted(
    await ledger.handle({
      type: 'setRewardPolicy',
      id: team.shoutoutId('policy'),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: now(),
      data: { pointsPerDayMax: null, redemptionsPerDayMax: null, holdAbovePoints: 150 },
    }),
  )
  return {
    ...ordering,
    /** Requests 100 points, without counting what others request at this moment, and takes them. */
    redeem: async (key: string, holdFor?: HoldReason) => {
      const limits = { day: '2026-03-11', pointsMax: null, redemptionsMax: null }
      const request = { type: 'GIFT_CARD', order: testOrders.GIFT_CARD, funding: 'fund', limits } as const
      const outcome = await team.redeem('Ann', key, 100, holdFor ? { ...request, holdFor } : request)
      await settle(ledger, accepted(outcome).events)
    },
    /** Follows all redemptions so far, from the first one. */
    follow: async () => {
      let position = beforeFirst
      const end = await log.head()
      const subscription = await followRedemptions({
        ledger,
        log,
        database,
        clock: now,
        cursor: {
          load: () => Promise.resolve(beforeFirst),
          save: reached => {
            position = reached
            return Promise.resolve()
          },
          forget: () => Promise.resolve(),
        },
      })
      await until(() => Promise.resolve(position >= end))
      await subscription.stop()
    },
    holdOf: async (key: string) => {
      const { teamId, redemptionId } = subjectOf(key)
      const state = await ledger.redemption(teamId, redemptionId)
      return state.status === 'NONE' ? undefined : state.hold
    },
  }
}

describe('redemptions of the same moment', () => {
  test('are ordered up to the one that makes the sum of the day large', async () => {
    const { redeem, follow, holdOf } = await given()
    await redeem('Card')
    await redeem('Other')
    await follow()
    expect([await holdOf('Card'), await holdOf('Other')]).toEqual([null, 'VELOCITY'])
    expect(await delivery.rows()).toHaveLength(1)
  })

  test('are not held a second time after an administrator has reviewed them', async () => {
    const { redeem, release, follow, holdOf } = await given()
    await redeem('Card')
    await redeem('Other', 'NEW_DESTINATION')
    await release('Other')
    await follow()
    expect([await holdOf('Card'), await holdOf('Other')]).toEqual([null, null])
  })
})
