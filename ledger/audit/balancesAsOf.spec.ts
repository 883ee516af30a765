import { describe, expect, it } from 'vitest'
import { createLedger } from '../handling/createLedger.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { settle } from '../processes/settle.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { balancesAsOf } from './balancesAsOf.ts'

const recordedAt = '2026-06-01T00:00:00.000Z'

const setUp = async () => {
  const log = createMemoryLog({ now: () => new Date(recordedAt) })
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, {
    memberNames: ['Ann', 'Ben'],
    startsAt: '2026-01-01T00:00:00.000Z',
  })
  for (const at of ['2026-01-10T12:00:00.000Z', '2026-02-10T12:00:00.000Z'])
    await settle(ledger, accepted(await team.give('Ann', ['Ben'], 40, { at })).events)
  return { log, ledger }
}

const redeemable = async (...[log, request]: Parameters<typeof balancesAsOf>) => {
  const lines = await balancesAsOf(log, request)
  return lines.filter(({ account }) => account === 'redeemable')
}

describe('balances as of an instant', () => {
  it('are what every account holds now, members by their e-mail address', async () => {
    const { log } = await setUp()
    expect(await redeemable(log)).toEqual([
      { team: 'evergreen', account: 'redeemable', member: 'ann@evergreen.example', points: 0 },
      { team: 'evergreen', account: 'redeemable', member: 'ben@evergreen.example', points: 80 },
    ])
  })

  it('go by when things happened', async () => {
    const { log } = await setUp()
    const [, ben] = await redeemable(log, { asOf: '2026-01-31T00:00:00.000Z' })
    expect(ben?.points).toBe(40)
    const [, sameMoment] = await redeemable(log, { asOf: '2026-01-10T12:00:00.000Z' })
    expect(sameMoment?.points).toBe(40)
  })

  it('or by when the log took them', async () => {
    const { log } = await setUp()
    const [, before] = await redeemable(log, { asOf: '2026-05-31T00:00:00.000Z', clock: 'recorded' })
    expect(before?.points).toBe(0)
    const [, after] = await redeemable(log, { asOf: recordedAt, clock: 'recorded' })
    expect(after?.points).toBe(80)
  })

  it('can be asked for one team, by its name, and a team that is not there is said to be missing', async () => {
    const { log, ledger } = await setUp()
    await createTestTeam(ledger, { name: 'birch', memberNames: ['Zoe'] })
    expect(await redeemable(log, { team: 'birch' })).toHaveLength(1)
    await expect(balancesAsOf(log, { team: 'oak' })).rejects.toThrow('There is no team oak')
  })

  it('of a whole team sum to zero: double entry', async () => {
    const { log } = await setUp()
    const lines = await balancesAsOf(log)
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(0)
  })
})
