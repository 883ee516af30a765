import { describe, expect, it } from 'vitest'
import { createLedger } from '../../handling/createLedger.ts'
import { addMilliseconds, type Instant } from '../../kernel/instant.ts'
import { createMemoryLog } from '../../log/memory/memoryLog.ts'
import { settle } from '../../processes/settle.ts'
import { createSimulatedHistory } from '../../simulation/simulatedHistory.ts'
import { createTestAwards } from '../../testing/testAwards.ts'
import { accepted, createTestTeam } from '../../testing/testTeam.ts'
import { packDigest } from './liabilityPack.ts'
import { readLiability } from './readLiability.ts'

/** The statement, which must agree with the balances. */
const readAgreed = async (...question: Parameters<typeof readLiability>) => {
  const { pack, differences } = await readLiability(...question)
  expect(differences).toEqual([])
  return pack
}

const setUp = async () => {
  const log = createMemoryLog({ now: () => new Date('2026-12-01T00:00:00.000Z') })
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, {
    memberNames: ['Ann', 'Ben', 'Cleo'],
    startsAt: '2025-01-01T00:00:00.000Z',
  })
  const give = async (points: number, at: Instant, key?: string) =>
    settle(
      ledger,
      accepted(await team.give('Ann', ['Ben'], points, { at, ...(key === undefined ? {} : { key }) })).events,
    )
  const redeem = async (key: string, points: number, at: Instant) =>
    settle(ledger, accepted(await team.redeem('Ben', key, points, { at })).events)
  const statement = (from: Instant, until: Instant) =>
    readAgreed(log, { teamId: team.teamId, from, until, clock: 'occurred' })
  return { log, ledger, team, give, redeem, statement }
}

describe('the liability statement', () => {
  it('leads from what was owed at the start of a period to what is owed at its end', async () => {
    const { give, redeem, statement, team, ledger } = await setUp()
    await give(50, '2026-08-10T12:00:00.000Z')
    await give(40, '2026-09-01T00:00:00.000Z')
    await give(20, '2026-09-10T12:00:00.000Z', 'mistake')
    await settle(ledger, accepted(await team.recall('Ann', 'mistake', '2026-09-10T13:00:00.000Z')).events)
    await redeem('Mug', 30, '2026-09-20T12:00:00.000Z')
    await give(5, '2026-10-01T00:00:00.000Z')
    const september = await statement('2026-09-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z')
    expect(september).toMatchObject({
      opening: 50,
      earned: 60,
      redeemed: 30,
      expired: 0,
      recalled: 20,
      corrections: 0,
      closing: 60,
      earnedByChannel: [{ channelId: null, points: 60 }],
      held: 30,
    })
  })

  it('counts what repays a debt as earned and as recalled, and names what is owed still beside it', async () => {
    const { give, redeem, statement, team, ledger } = await setUp()
    const month = ['2026-09-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z'] as const
    await give(20, '2026-09-10T12:00:00.000Z', 'mistake')
    await redeem('Mug', 15, '2026-09-10T12:30:00.000Z')
    await settle(
      ledger,
      accepted(await team.recall('Ann', 'mistake', '2026-09-10T13:00:00.000Z', { policy: 'owe' })).events,
    )
    expect(await statement(...month)).toMatchObject({ earned: 20, recalled: 5, closing: 0, owed: 15 })
    await give(20, '2026-09-20T12:00:00.000Z')
    const repaid = await statement(...month)
    expect(repaid).toMatchObject({ earned: 40, redeemed: 15, recalled: 20, closing: 5 })
    expect(repaid).not.toHaveProperty('owed')
  })

  it('takes a recall that was undone for what it is: nothing', async () => {
    const { give, statement, team, ledger } = await setUp()
    await give(20, '2026-09-10T12:00:00.000Z', 'mistake')
    await settle(ledger, accepted(await team.recall('Ann', 'mistake', '2026-09-10T13:00:00.000Z')).events)
    const at = '2026-09-10T14:00:00.000Z'
    await settle(ledger, accepted(await team.reinstate('Ann', 'mistake', { at })).events)
    const september = await statement('2026-09-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z')
    expect(september).toMatchObject({ earned: 40, recalled: 20, closing: 20 })
  })

  it('says how old the points are that are left: what is spent uses the oldest first', async () => {
    const { give, redeem, statement } = await setUp()
    await give(10, '2025-06-01T12:00:00.000Z')
    await give(20, '2026-02-01T12:00:00.000Z')
    await give(30, '2026-09-20T12:00:00.000Z')
    const owedBefore = await statement('2026-01-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z')
    expect(owedBefore.lots).toEqual([
      { days: '0-30', points: 30 },
      { days: '31-90', points: 0 },
      { days: '91-180', points: 0 },
      { days: '181-365', points: 20 },
      { days: '>365', points: 10 },
    ])
    await redeem('Mug', 15, '2026-09-25T12:00:00.000Z')
    const owed = await statement('2026-01-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z')
    expect(owed.lots.map(({ points }) => points)).toEqual([30, 0, 0, 15, 0])
  })

  it('gives back points at the age they had', async () => {
    const { give, redeem, statement, team, ledger } = await setUp()
    await give(40, '2025-06-01T12:00:00.000Z')
    await redeem('Mug', 40, '2025-06-02T12:00:00.000Z')
    await settle(ledger, accepted(await team.cancel('Mug')).events)
    const owed = await statement('2026-09-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z')
    expect(owed.lots.map(({ points }) => points)).toEqual([0, 0, 0, 0, 40])
  })

  it('of an old recall leaves what was earned otherwise as it is', async () => {
    const { give, statement, team, ledger } = await setUp()
    await give(40, '2025-06-01T12:00:00.000Z')
    await give(25, '2026-08-20T12:00:00.000Z', 'mistake')
    await settle(ledger, accepted(await team.recall('Ann', 'mistake', '2026-08-20T13:00:00.000Z')).events)
    const owed = await statement('2026-09-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z')
    expect(owed.lots.map(({ points }) => points)).toEqual([0, 0, 0, 0, 40])
  })

  it('takes a recall off the points of its own shoutout, also across the border of an age', async () => {
    const { give, statement, team, ledger } = await setUp()
    const border = Date.parse('2026-10-01T00:00:00.000Z') - 31 * 24 * 60 * 60 * 1000
    const at = (minutes: number): Instant => new Date(border + minutes * 60_000).toISOString()
    await give(40, '2026-07-01T12:00:00.000Z')
    await give(20, at(-30), 'mistake')
    await give(30, at(10))
    await settle(ledger, accepted(await team.recall('Ann', 'mistake', at(30))).events)
    const owed = await statement('2026-09-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z')
    expect(owed.lots.map(({ points }) => points)).toEqual([30, 0, 40, 0, 0])
  })

  it('takes the recall of an award off the points of that award, also across the border of an age', async () => {
    const { give, statement, team, ledger } = await setUp()
    const border = Date.parse('2026-10-01T00:00:00.000Z') - 31 * 24 * 60 * 60 * 1000
    const at = (minutes: number): Instant => new Date(border + minutes * 60_000).toISOString()
    let now = at(-30)
    const awards = createTestAwards(ledger, team, () => now)
    await give(40, '2026-07-01T12:00:00.000Z')
    await settle(
      ledger,
      accepted(await awards.give('Cleo', ['Ben'], 'Beacon', { key: 'mistake', points: 20 })).events,
    )
    await give(30, at(10))
    now = at(30)
    await settle(ledger, accepted(await awards.recall('Cleo', 'mistake')).events)
    const owed = await statement('2026-09-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z')
    expect(owed.lots.map(({ points }) => points)).toEqual([30, 0, 40, 0, 0])
  })

  const seeds = [1, 2, 3, 4, 5, 6]
  it.each(seeds)('agrees with the balances, for any period of any history (seed %i)', async seed => {
    const { log, teamId, random, startsAt, endsAt } = await createSimulatedHistory({ seed, commands: 250 })
    const length = Date.parse(endsAt) - Date.parse(startsAt)
    const anyInstant = () => addMilliseconds(startsAt, random.below(length))
    for (const clock of ['occurred', 'recorded'] as const) {
      for (let period = 0; period < 6; period += 1) {
        const [from = startsAt, until = endsAt] = [anyInstant(), anyInstant()].sort()
        const pack = await readAgreed(log, { teamId, from, until, clock })
        if (clock === 'recorded') expect(pack.outOfOrder).toBe(0)
        const again = await readAgreed(log, { teamId, from, until, clock })
        expect(packDigest(again)).toBe(packDigest(pack))
      }
    }
  })
})
