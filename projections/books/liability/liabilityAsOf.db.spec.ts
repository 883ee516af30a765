import { asOfRequest } from '@laurel/ledger/audit/liability/liabilityPack.ts'
import { readLiability } from '@laurel/ledger/audit/liability/readLiability.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { expect, test } from 'vitest'
import { createProjections } from '../../engine/createProjections.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { liabilityAsOf } from './liabilityAsOf.ts'

const until: Instant = '2026-10-01T00:00:00.000Z'
const border = Date.parse(until) - 31 * 24 * 60 * 60 * 1000
const at = (minutes: number): Instant => new Date(border + minutes * 60_000).toISOString()

/** A shoutout and an award, both credited before the border of an age and recalled after it. */
const setUp = async () => {
  let now: Instant = '2026-07-01T12:00:00.000Z'
  const log = createMemoryLog({ now: () => new Date(now) })
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, {
    memberNames: ['Ann', 'Ben', 'Cleo'],
    startsAt: '2025-01-01T00:00:00.000Z',
  })
  const awards = createTestAwards(ledger, team, () => now)
  const perform = async (instant: Instant, act: () => ReturnType<typeof ledger.handle>) => {
    now = instant
    await settle(ledger, accepted(await act()).events)
  }
  await perform(now, () => team.give('Ann', ['Ben'], 40, { at: now }))
  await perform(at(-30), () => team.give('Ann', ['Ben'], 5, { key: 'mistake', at: now }))
  await perform(at(-20), () => awards.give('Cleo', ['Ben'], 'Beacon', { key: 'mistake', points: 20 }))
  await perform(at(10), () => team.give('Ann', ['Ben'], 30, { at: now }))
  await perform(at(20), () => team.recall('Ann', 'mistake', now))
  await perform(at(30), () => awards.recall('Cleo', 'mistake'))
  const { url, database } = await openTestDatabase()
  const projections = createProjections({ log, databaseUrl: url })
  await projections.start()
  await projections.waitForPosition(await log.head(), 30_000)
  await projections.stop()
  return { log, team, database }
}

test.each(['recorded', 'occurred'] as const)(
  'recalls take off the points of their own shoutout or award, as in the audit (%s clock)',
  async clock => {
    const { log, team, database } = await setUp()
    const request = asOfRequest(team.teamId, until, clock)
    const shown = await liabilityAsOf(database, request)
    expect(shown.lots.map(({ points }) => points)).toEqual([30, 0, 40, 0, 0])
    expect(shown).toEqual((await readLiability(log, request)).pack)
  },
)
