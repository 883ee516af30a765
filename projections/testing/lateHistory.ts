import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { recordingFirstVersions } from '@laurel/ledger/testing/recordingFirstVersions.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { createProjections } from '../engine/createProjections.ts'
import { openTestDatabase } from './openTestDatabase.ts'

/**
 * A history around the ends of days, months and years, some of it recorded long after it happened, in the read models:
 * shoutouts in channels and outside, recalls that come late or seem to come too early, spending, refunds and corrections.
 * Up to an instant, credits and recalls are recorded in their first versions.
 */
export const createLateHistory = async ({
  firstVersionsUntil = '',
}: {
  firstVersionsUntil?: Instant
} = {}) => {
  let now: Instant = '2026-01-10T12:00:00.000Z'
  const log = createMemoryLog({ now: () => new Date(now) })
  const ledger = createLedger({ log: recordingFirstVersions(log, () => now < firstVersionsUntil) })
  const memberNames = ['Ann', 'Ben', 'Cleo']
  const team = await createTestTeam(ledger, { memberNames, startsAt: '2023-01-01T00:00:00.000Z' })
  /** Acts when the log takes it. */
  const perform = async (recordedAt: Instant, act: () => Promise<Outcome>) => {
    now = recordedAt
    await settle(ledger, accepted(await act()).events)
  }
  const channelId = channelIdOf(team.teamId, 'praise')
  const give = (at: Instant, giver: string, to: readonly string[], key: string, recordedAt = at) =>
    perform(recordedAt, () =>
      team.give(giver, [...to], 3, { key, at, channelId: giver === 'Ann' ? channelId : null }),
    )
  const recall = (at: Instant, giver: string, key: string, recordedAt = at) =>
    perform(recordedAt, () => team.recall(giver, key, at))
  const reinstate = (at: Instant, giver: string, key: string, recordedAt = at) =>
    perform(recordedAt, () => team.reinstate(giver, key, { at }))

  await give('2025-11-30T23:59:59.999Z', 'Ann', ['Ben'], 'import', '2026-01-10T12:00:00.000Z')
  await give('2024-02-29T10:00:00.000Z', 'Ann', ['Cleo'], 'old import', '2026-01-10T12:00:01.000Z')
  await give('2026-01-31T23:50:00.000Z', 'Ann', ['Ben', 'Cleo'], 'night')
  await recall('2026-02-01T00:10:00.000Z', 'Ann', 'night')
  await give('2026-02-01T00:00:00.000Z', 'Ben', ['Cleo'], 'first', '2026-02-01T00:20:00.000Z')
  await reinstate('2026-02-01T10:00:00.000Z', 'Ann', 'night')
  await perform('2026-02-01T11:00:00.000Z', () => team.redeem('Cleo', 'Mug', 5))
  await give('2026-02-27T09:00:00.000Z', 'Cleo', ['Ann'], 'late')
  await recall('2026-02-28T08:00:00.000Z', 'Cleo', 'late', '2026-03-09T08:00:00.000Z')
  await perform('2026-03-09T09:00:00.000Z', () => team.adjust('Ben', 20))
  await perform('2026-03-09T10:00:00.000Z', () => team.topUp(1000))
  await perform('2026-03-09T11:00:00.000Z', () => team.redeem('Ben', 'Gift card', 10, { funding: 'fund' }))
  await give('2026-03-14T23:59:59.999Z', 'Cleo', ['Ben'], 'midnight')
  await recall('2026-03-15T00:00:00.000Z', 'Cleo', 'midnight')
  await perform('2026-03-15T12:00:00.000Z', () => team.cancel('Gift card'))
  await give('2026-03-20T12:00:00.000Z', 'Ben', ['Ann'], 'back-dated')
  await recall('2026-03-20T11:00:00.000Z', 'Ben', 'back-dated', '2026-03-20T13:00:00.000Z')
  await reinstate('2026-03-20T10:00:00.000Z', 'Ben', 'back-dated', '2026-03-20T14:00:00.000Z')
  await give('2026-03-31T23:59:59.999Z', 'Ann', ['Cleo'], 'last', '2026-04-01T00:00:00.000Z')
  await give('2026-04-01T12:00:00.000Z', 'Ann', ['Ben', 'Cleo'], 'both')
  await recall('2026-04-01T13:00:00.000Z', 'Ann', 'both')
  await give('2026-04-02T12:00:00.000Z', 'Ann', ['Ben'], 'newest')

  const { url, database } = await openTestDatabase()
  const projections = createProjections({ log, databaseUrl: url })
  await projections.start()
  await projections.waitForPosition(await log.head(), 30_000)
  await projections.stop()
  const events: RecordedLedgerEvent[] = []
  for await (const batch of log.readAll()) events.push(...batch.map(parseRecorded))
  const nameOf = (memberId: string) => memberNames.find(name => team.memberId(name) === memberId) ?? ''
  return { teamId: team.teamId, events, database, nameOf }
}

const monthStarts = ['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'].map(
  month => `${month}-01T00:00:00.000Z`,
)

/** Around everything that happened or was recorded, and around the ends of months, in order. */
export const instantsAround = (events: readonly RecordedLedgerEvent[]): readonly Instant[] => {
  const moments = new Set([
    ...events.flatMap(({ metadata, recordedAt }) => [metadata.occurredAt, recordedAt]),
    ...monthStarts,
    '2026-02-15T00:00:00.000Z',
    '2999-01-01T00:00:00.000Z',
  ])
  return [...moments].flatMap(moment => [addMilliseconds(moment, -1), moment]).sort()
}
