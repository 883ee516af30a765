import { randomUUID } from 'node:crypto'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { describe, expect, test } from 'vitest'
import { purchase } from './purchase.ts'

/** Ann with 1,000 points; purchases above 250 points a day are reviewed. */
const given = async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann'] })
  const { teamId } = team
  accepted(await team.adjust('Ann', 1000))
  accepted(await team.topUp(10_000))
  const today = '2026-03-11T09:00:00.000Z'
  const envelope = { teamId, actor: { kind: 'system', id: 'spec' }, occurredAt: today } as const
  accepted(
    await ledger.handle({
      type: 'setRewardPolicy',
      id: randomUUID(),
      ...envelope,
      data: { pointsPerDayMax: null, redemptionsPerDayMax: null, holdAbovePoints: 250 },
    }),
  )
  const settling = (events: Parameters<typeof settle>[1]) => settle(ledger, events)
  return {
    /** Why the purchase is held. */
    buy: async (points: number, { isFunded = true, occurredAt = today } = {}) => {
      const intent = {
        id: randomUUID(),
        teamId,
        actor: { kind: 'member', id: team.memberId('Ann') },
        occurredAt,
      } as const
      const bought = await purchase({ ledger, log, settle: settling }, intent, {
        redemptionType: isFunded ? 'GIFT_CARD' : 'CUSTOM',
        reward: { rewardId: randomUUID(), name: 'Something', emoji: '🎁' },
        points,
        order: isFunded ? testOrders.GIFT_CARD : null,
        isFunded,
      })
      if (bought.kind !== 'accepted') throw new Error('The purchase was rejected.')
      const state = await ledger.redemption(teamId, bought.redemptionId)
      return state.status === 'NONE' ? undefined : state.hold
    },
  }
}

describe('the review of purchases that the fund pays', () => {
  test('concerns a large one, and one that makes the sum of a day large', async () => {
    const { buy } = await given()
    expect(await buy(251)).toBe('ABOVE_LIMIT')
    const { buy: buyInParts } = await given()
    expect(await buyInParts(200)).toBeNull()
    expect(await buyInParts(50)).toBeNull()
    expect(await buyInParts(1)).toBe('VELOCITY')
    expect(await buyInParts(100, { isFunded: false })).toBeNull()
    expect(await buyInParts(100, { occurredAt: '2026-03-12T09:00:00.000Z' })).toBeNull()
  })

  test('is not evaded by purchases at the same moment', async () => {
    const { buy } = await given()
    const holds = await Promise.all([buy(200), buy(200), buy(200)])
    expect(holds.filter(hold => hold === null).length).toBeLessThanOrEqual(1)
  })
})
