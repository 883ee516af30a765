import { expect, test } from 'vitest'
import { verifyLedger } from '../../audit/verifyLedger.ts'
import { createLedger } from '../../handling/createLedger.ts'
import { teamIdOf } from '../../kernel/foreignIds.ts'
import { createMemoryLog } from '../../log/memory/memoryLog.ts'
import { fundStream } from '../../rewards/funds/stream.ts'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import type { TopUpFund } from './topUpFund.ts'

const [evergreen, other] = [teamIdOf('evergreen'), teamIdOf('other')]

const setUp = () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const topUp = (points: number, changes: Partial<TopUpFund> = {}) =>
    ledger.handle({
      type: 'topUpFund',
      ...byAdmin(),
      data: { topUpId: idOf('top-up'), points, paymentReference: 'pi_1' },
      ...changes,
    })
  const fundOf = async (teamId: string) => {
    const { books, findings } = await verifyLedger(log)
    expect(findings).toEqual([])
    return books.balanceOf(teamId, 'fund', null)
  }
  const findings = async () => (await verifyLedger(log)).findings
  return { topUp, fundOf, findings }
}

test('the same command with another amount is a conflict, and the same intent a repeat', async () => {
  const { topUp, fundOf } = setUp()
  expect(await topUp(5000)).toMatchObject({ kind: 'accepted', isRepeated: false })
  expect(await topUp(5000)).toMatchObject({ kind: 'accepted', isRepeated: true })
  expect(await topUp(6000)).toMatchObject({ kind: 'rejected', rejection: { code: 'COMMAND_CONFLICT' } })
  expect(await fundOf(evergreen)).toBe(5000)
})

test('the same payment under another command is no second payment', async () => {
  const { topUp, fundOf } = setUp()
  await topUp(5000)
  const again = { id: idOf('delivered again') }
  expect(await topUp(5000, again)).toMatchObject({ kind: 'accepted', events: [] })
  expect(await topUp(6000, { id: idOf('delivered wrongly') })).toMatchObject({
    kind: 'rejected',
    rejection: { code: 'TOP_UP_CONFLICT', points: 5000 },
  })
  expect(await fundOf(evergreen)).toBe(5000)
})

test('a payment that is sent for another team, too, is named by the audit', async () => {
  const { topUp, findings } = setUp()
  await topUp(5000)
  await topUp(5000, { id: idOf('sent for another team'), teamId: other })
  expect(await findings()).toMatchObject([
    { invariant: 'isolated', stream: fundStream.nameOf(other), message: expect.stringContaining('pi_1') },
  ])
})
