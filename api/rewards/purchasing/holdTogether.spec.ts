import { randomUUID } from 'node:crypto'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { expect, test } from 'vitest'
import { holdTogether } from './holdTogether.ts'

const noon = '2026-03-11T12:00:00.000Z'

/** Ann, in a team where a second administrator approves payouts above two dollars a day; and another server. */
const given = async () => {
  const log = createMemoryLog()
  const [ledger, otherServer] = [createLedger({ log }), createLedger({ log })]
  const team = await createTestTeam(ledger, { memberNames: ['Ann'] })
  const { teamId } = team
  const memberId = team.memberId('Ann')
  accepted(await team.adjust('Ann', 1000))
  accepted(await team.topUp(10_000))
  accepted(
    await ledger.handle({
      type: 'setFourEyes',
      id: randomUUID(),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: noon,
      data: { adjustmentPoints: null, awardPoints: null, payoutDollars: 2 },
    }),
  )
  return {
    team,
    /** Cashes out, without counting what others cash out at this moment. */
    cashOut: async (key: string, points: number) => {
      const limits = { day: '2026-03-11', pointsMax: null, redemptionsMax: null }
      const order = testOrders.PAYPAL
      const options = { type: 'PAYPAL', order, funding: 'fund', limits } as const
      await settle(ledger, accepted(await team.redeem('Ann', key, points, options)).events)
    },
    /** The other server has Ann in memory as she was before. */
    lookElsewhere: () => otherServer.member(teamId, memberId),
    holdElsewhere: (key: string, points: number) => {
      const redemptionId = team.redemptionId(key)
      const bought = { redemptionId, memberId, points, funding: 'fund', redemptionType: 'PAYPAL' } as const
      return holdTogether({ ledger: otherServer }, teamId, bought, noon)
    },
    holdOf: async (key: string) => {
      const state = await ledger.redemption(teamId, team.redemptionId(key))
      return state.status === 'NONE' ? undefined : state.hold
    },
  }
}

test('counts payouts in the order in which their points were taken, also those of another server', async () => {
  const { cashOut, lookElsewhere, holdElsewhere, holdOf } = await given()
  await lookElsewhere()
  await cashOut('first', 150)
  await cashOut('second', 150)
  expect(await holdElsewhere('second', 150)).toBe(true)
  expect(await holdElsewhere('first', 150)).toBe(false)
  expect([await holdOf('first'), await holdOf('second')]).toEqual([null, 'SECOND_ADMINISTRATOR'])
})

test('holds nothing that the limit allows, or that was not taken', async () => {
  const { cashOut, holdElsewhere, holdOf } = await given()
  await cashOut('first', 100)
  await cashOut('second', 100)
  await cashOut('too much', 2000)
  expect(await holdElsewhere('second', 100)).toBe(false)
  expect(await holdElsewhere('too much', 2000)).toBe(false)
  expect([await holdOf('first'), await holdOf('second')]).toEqual([null, null])
})
