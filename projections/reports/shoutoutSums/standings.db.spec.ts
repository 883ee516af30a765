import {
  createLeaderboardFold,
  leaderboardSides,
} from '@laurel/ledger/audit/leaderboardFromLog/leaderboardFold.ts'
import { ranked } from '@laurel/ledger/audit/leaderboardFromLog/ranked.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { describe, expect, it } from 'vitest'
import { createProjections } from '../../engine/createProjections.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { leaderboardAsOf } from '../leaderboard.ts'

const names = ['Ann', 'Ben', 'Cleo']

/** Shoutouts and recalls around the ends of days, months and years, some recorded long after they happened. */
const setUp = async () => {
  let now: Instant = '2026-01-10T12:00:00.000Z'
  const log = createMemoryLog({ now: () => new Date(now) })
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: names, startsAt: '2023-01-01T00:00:00.000Z' })
  /** Acts at an instant; the log takes it then, or later. */
  const perform = async (at: Instant, act: () => ReturnType<typeof ledger.handle>, recordedAt = at) => {
    now = recordedAt
    await settle(ledger, accepted(await act()).events)
  }
  const give = (at: Instant, giver: string, to: readonly string[], key: string, recordedAt?: Instant) =>
    perform(at, () => team.give(giver, [...to], 3, { key, at }), recordedAt)
  const recall = (at: Instant, giver: string, key: string, recordedAt?: Instant) =>
    perform(at, () => team.recall(giver, key, at), recordedAt)
  const reinstate = (at: Instant, giver: string, key: string, recordedAt?: Instant) =>
    perform(at, () => team.reinstate(giver, key, { at }), recordedAt)

  await give('2025-11-30T23:59:59.999Z', 'Ann', ['Ben'], 'import', '2026-01-10T12:00:00.000Z')
  await give('2024-02-29T10:00:00.000Z', 'Ann', ['Cleo'], 'old import', '2026-01-10T12:00:01.000Z')
  await give('2026-01-31T23:50:00.000Z', 'Ann', ['Ben', 'Cleo'], 'night')
  await recall('2026-02-01T00:10:00.000Z', 'Ann', 'night')
  await give('2026-02-01T00:00:00.000Z', 'Ben', ['Cleo'], 'first', '2026-02-01T00:20:00.000Z')
  await reinstate('2026-02-01T10:00:00.000Z', 'Ann', 'night')
  await give('2026-02-27T09:00:00.000Z', 'Cleo', ['Ann'], 'late')
  await recall('2026-02-28T08:00:00.000Z', 'Cleo', 'late', '2026-03-09T08:00:00.000Z')
  await give('2026-03-14T23:59:59.999Z', 'Cleo', ['Ben'], 'midnight')
  await recall('2026-03-15T00:00:00.000Z', 'Cleo', 'midnight')
  await give('2026-03-20T12:00:00.000Z', 'Ben', ['Ann'], 'back-dated')
  await recall('2026-03-20T11:00:00.000Z', 'Ben', 'back-dated', '2026-03-20T13:00:00.000Z')
  await reinstate('2026-03-20T10:00:00.000Z', 'Ben', 'back-dated', '2026-03-20T14:00:00.000Z')
  await give('2026-03-31T23:59:59.999Z', 'Ann', ['Cleo'], 'last', '2026-04-01T00:00:00.000Z')
  await give('2026-04-02T12:00:00.000Z', 'Ann', ['Ben'], 'newest')

  const { url, database } = await openTestDatabase()
  const projections = createProjections({ log, databaseUrl: url })
  await projections.start()
  await projections.waitForPosition(await log.head(), 30_000)
  await projections.stop()
  const events: RecordedLedgerEvent[] = []
  for await (const batch of log.readAll()) events.push(...batch.map(parseRecorded))
  return { team, events, database }
}

const { team, events, database } = await setUp()

/** Around everything that happened or was recorded, and around the ends of months. */
const instants = [
  ...new Set([
    ...events.flatMap(({ metadata, recordedAt }) => [metadata.occurredAt, recordedAt]),
    ...['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'].map(
      day => `${day}T00:00:00.000Z`,
    ),
    '2026-02-15T00:00:00.000Z',
    '2999-01-01T00:00:00.000Z',
  ]),
]
  .flatMap(instant => [addMilliseconds(instant, -1), instant])
  .sort()

const nameOf = (memberId: string) => names.find(name => team.memberId(name) === memberId) ?? ''

describe.each(['occurred', 'recorded'] as const)('the leaderboard on the %s clock', clock => {
  it.each(leaderboardSides)('counts points %s like the audit, at the borders of months too', async by => {
    const differing = []
    for (const asOf of instants) {
      const starts = instants.filter(from => from <= asOf)
      for (const from of [undefined, ...starts.filter((_, index) => index % 23 === 0), starts.at(-1)]) {
        const audited = createLeaderboardFold({ by, clock, asOf, from })
        for (const event of events) audited.observe(event)
        const expected = ranked(
          audited
            .standings(team.teamId)
            .map(line => ({ ...line, name: nameOf(line.memberId), pictureUrl: null })),
        )
        const { rows, total } = await leaderboardAsOf(database, team.teamId, { by, clock, asOf, from })
        if (
          JSON.stringify(rows.map(sorted)) !== JSON.stringify(expected.map(sorted)) ||
          total !== rows.length
        )
          differing.push({ asOf, from, rows, expected })
      }
    }
    expect(differing).toEqual([])
  })
})

const sorted = (row: object) => Object.entries(row).sort(([left], [right]) => (left < right ? -1 : 1))
