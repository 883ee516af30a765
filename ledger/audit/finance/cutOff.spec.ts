import { describe, expect, it } from 'vitest'
import { createLedger } from '../../handling/createLedger.ts'
import type { Instant } from '../../kernel/instant.ts'
import { monthRange } from '../../kernel/month.ts'
import { createMemoryLog } from '../../log/memory/memoryLog.ts'
import { settle } from '../../processes/settle.ts'
import { accepted, createTestTeam } from '../../testing/testTeam.ts'
import { readLiability } from '../liability/readLiability.ts'
import { type CutOffEvent, readCutOff } from './cutOff.ts'
import { readMovements } from './monthEntry.ts'

const october = monthRange('2026-10', 'UTC')

const setUp = async () => {
  let now: Instant = '2026-10-05T12:00:00.000Z'
  const log = createMemoryLog({ now: () => new Date(now) })
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'], startsAt: now })
  const give = async (points: number, at: Instant) =>
    settle(ledger, accepted(await team.give('Ann', ['Ben'], points, { at, key: `${at} ${points}` })).events)
  await give(20, '2026-10-06T12:00:00.000Z')
  now = '2026-11-02T09:00:00.000Z'
  await give(30, '2026-10-31T23:00:00.000Z')
  await give(7, '2026-11-02T09:00:00.000Z')
  const crossing: CutOffEvent[] = []
  for await (const event of readCutOff(log, team.teamId, october.until)) crossing.push(event)
  return { log, team, crossing }
}

describe('the cut-off at the end of a month', () => {
  it('lists what happened before the end and is in the books of the next month', async () => {
    const { crossing } = await setUp()
    expect(crossing.map(({ side, type }) => [side, type])).toEqual([
      ['late', 'ShoutoutGiven'],
      ['late', 'ShoutoutCredited'],
    ])
    expect(crossing.map(({ redeemable }) => redeemable)).toEqual([0, 30])
  })

  it('explains the difference between the statements of the two clocks', async () => {
    const { log, team, crossing } = await setUp()
    const closingBy = async (clock: 'occurred' | 'recorded') =>
      (await readLiability(log, { teamId: team.teamId, ...october, clock })).pack.closing
    const listed = crossing.reduce(
      (sum, { side, redeemable }) => sum + (side === 'late' ? redeemable : -redeemable),
      0,
    )
    expect((await closingBy('occurred')) - (await closingBy('recorded'))).toBe(listed)
  })

  it('leaves what was recorded later out of the movements of the month', async () => {
    const { log, team } = await setUp()
    expect((await readMovements(log, team.teamId, october)).get('redeemable')).toBe(20)
  })
})
