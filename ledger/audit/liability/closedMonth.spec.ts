import { describe, expect, it } from 'vitest'
import { createLedger } from '../../handling/createLedger.ts'
import type { Instant } from '../../kernel/instant.ts'
import { monthRange } from '../../kernel/month.ts'
import { createMemoryLog } from '../../log/memory/memoryLog.ts'
import { settle } from '../../processes/settle.ts'
import { accepted, createTestTeam } from '../../testing/testTeam.ts'
import { monthRequest, standingOf } from './closedMonth.ts'
import { packDigest } from './liabilityPack.ts'
import { readLiability } from './readLiability.ts'

const october = monthRange('2026-10', 'UTC')

const setUp = async () => {
  let now: Instant = '2026-10-05T12:00:00.000Z'
  const log = createMemoryLog({ now: () => new Date(now) })
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'], startsAt: now })
  const give = async (points: number, at: Instant) =>
    settle(ledger, accepted(await team.give('Ann', ['Ben'], points, { at })).events)
  const fold = () => readLiability(log, monthRequest(team.teamId, october)).then(({ pack }) => pack)
  const close = async () => {
    const digest = packDigest(await fold())
    return ledger.handle({
      type: 'closeMonth',
      id: team.shoutoutId('close'),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: now,
      data: { month: '2026-10', digest },
    })
  }
  const closedMonths = async () => {
    const known = await ledger.team(team.teamId)
    return known.kind === 'known' ? [...known.closedMonths.values()] : []
  }
  return { give, fold, close, closedMonths, clockTo: (instant: Instant) => (now = instant), log }
}

describe('a closed month', () => {
  it('folds to the same bytes ever after, whatever happened later is dated to', async () => {
    const { give, fold, close, closedMonths, clockTo } = await setUp()
    await give(20, '2026-10-06T12:00:00.000Z')
    clockTo('2026-11-02T09:00:00.000Z')
    accepted(await close())
    await give(30, '2026-10-31T12:00:00.000Z')
    const again = await fold()
    expect(again).toMatchObject({ earned: 20, closing: 20 })
    expect(standingOf(again, await closedMonths())).toBe('matches')
  })

  /**
   * The recorded clock of a log never runs backwards, and MonthClosed itself was recorded after the month: every later
   * event carries a later instant. No rule has to forbid a posting, there is no way to write one.
   */
  it('takes no posting, not even with the clock of the machine set back into it', async () => {
    const { give, fold, close, closedMonths, clockTo, log } = await setUp()
    clockTo('2026-11-02T09:00:00.000Z')
    accepted(await close())
    clockTo('2026-10-15T09:00:00.000Z')
    await give(30, '2026-10-15T09:00:00.000Z')
    const recorded: Instant[] = []
    for await (const batch of log.readAll()) recorded.push(...batch.map(({ recordedAt }) => recordedAt))
    expect(recorded.at(-1)).toBe('2026-11-02T09:00:00.000Z')
    expect(standingOf(await fold(), await closedMonths())).toBe('matches')
  })

  it('shows when its books are not what was put on record', async () => {
    const { give, fold, close, closedMonths, clockTo } = await setUp()
    await give(20, '2026-10-06T12:00:00.000Z')
    clockTo('2026-11-02T09:00:00.000Z')
    accepted(await close())
    const forged = { ...(await fold()), earned: 21 }
    expect(standingOf(forged, await closedMonths())).toBe('differs')
  })

  it('is another thing than the same days on the other clock', async () => {
    const { fold, close, closedMonths, clockTo } = await setUp()
    clockTo('2026-11-02T09:00:00.000Z')
    accepted(await close())
    const occurred = { ...(await fold()), clock: 'occurred' as const }
    expect(standingOf(occurred, await closedMonths())).toBe('open')
  })
})
