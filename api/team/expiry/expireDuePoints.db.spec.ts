import { asOfRequest } from '@laurel/ledger/audit/liability/liabilityPack.ts'
import { readLiability } from '@laurel/ledger/audit/liability/readLiability.ts'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import type { PointsExpiryMonths } from '@laurel/ledger/teams/vocabulary.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { liabilityAsOf } from '@laurel/projections/books/liability/liabilityAsOf.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { openTestDatabase } from '@laurel/projections/testing/openTestDatabase.ts'
import { expect, it, onTestFinished } from 'vitest'
import { lotsOf } from '../../recognition/lotsOf.ts'
import { migrateSlack } from '../../slack/database/migrateSlack.ts'
import { expiringPointsNudges } from '../../slack/nudges/expiringPointsNudges.ts'
import { comingExpiries } from './comingExpiries.ts'
import { dailyExpiry } from './dailyExpiry.ts'
import { type ExpiryDependencies, expireDuePoints } from './expireDuePoints.ts'

/** Ben receives points in three months; points expire after 12 months, and not before 15 February 2027. */
const setUp = async (others: readonly string[] = []) => {
  let now: Instant = '2025-12-01T12:00:00.000Z'
  const log = createMemoryLog({ now: () => new Date(now) })
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, {
    memberNames: ['Ann', 'Ben', 'Cleo', ...others],
    startsAt: '2025-01-01T00:00:00.000Z',
  })
  const { teamId } = team
  const ben = team.memberId('Ben')
  const { url, database } = await openTestDatabase()
  await migrateSlack(url)
  const projections = createProjections({ log, databaseUrl: url })
  await projections.start()
  onTestFinished(() => projections.stop())
  const handle = async (instant: Instant, act: () => ReturnType<typeof ledger.handle>) => {
    now = instant
    await settle(ledger, accepted(await act()).events)
  }
  const adjust = (instant: Instant, points: number, memberId = ben) =>
    handle(instant, () =>
      ledger.handle({
        type: 'adjustPoints',
        id: derivedId('adjust', memberId, instant),
        teamId,
        actor: { kind: 'system', id: 'spec' },
        occurredAt: instant,
        data: { memberId, account: 'redeemable', points, reason: 'Counted again' },
      }),
    )
  const shown = async () => projections.waitForPosition(await log.head(), 30_000)
  await adjust('2026-01-10T12:00:00.000Z', 40)
  for (const name of others) await adjust('2026-01-10T12:00:00.000Z', 40, team.memberId(name))
  await adjust('2026-02-10T12:00:00.000Z', 30)
  await adjust('2026-12-10T12:00:00.000Z', 50)
  const setExpiry = (instant: Instant, months: PointsExpiryMonths) =>
    handle(instant, () =>
      ledger.handle({
        type: 'setPointsExpiry',
        id: derivedId('expiry', instant),
        teamId,
        actor: { kind: 'system', id: 'spec' },
        occurredAt: instant,
        data: { months, reason: 'The books close' },
      }),
    )
  await setExpiry('2026-12-17T12:00:00.000Z', 12)
  const state = await ledger.team(teamId)
  const expiry = state.kind === 'known' ? state.pointsExpiry : null
  if (!expiry) throw new Error('Points do not expire.')
  const run = async (instant: Instant, apart?: ExpiryDependencies['apart']) => {
    await shown()
    now = instant
    await expireDuePoints({ ledger, database, apart }, instant, new AbortController().signal)
    await shown()
  }
  const lots = async () => (await lotsOf(database, teamId, ben, expiry)).lots.map(({ shown: lot }) => lot)
  return { log, teamId, ben, ledger, database, expiry, adjust, setExpiry, shown, run, lots }
}

it('points expire on their day, once, and only what was not redeemed', async () => {
  const { log, teamId, ben, ledger, database, expiry, adjust, shown, run, lots } = await setUp()
  await shown()
  expect(expiry.notBefore).toBe('2027-02-15')
  expect(await lots()).toMatchObject([
    { left: 40, expires_on: '2027-03-01' },
    { left: 30, expires_on: '2027-03-01' },
    { left: 50, expires_on: '2028-01-01' },
  ])
  expect(await comingExpiries(database, teamId, expiry, '2027-02-01T09:00:00.000Z', 3)).toEqual([
    { day: '2027-03-01', points: 70, members: 1 },
    { day: '2027-04-01', points: 0, members: 0 },
    { day: '2027-05-01', points: 0, members: 0 },
  ])

  await run('2027-02-01T09:00:00.000Z')
  expect(await ledger.member(teamId, ben)).toMatchObject({ redeemable: 120 })

  await adjust('2027-02-20T09:00:00.000Z', -55)
  await run('2027-03-01T00:10:00.000Z')
  expect(await ledger.member(teamId, ben)).toMatchObject({ redeemable: 50 })
  expect(await lots()).toMatchObject([{ left: 50, expires_on: '2028-01-01' }])

  const head = await log.head()
  await run('2027-03-20T00:10:00.000Z')
  expect(await log.head()).toEqual(head)

  const verification = await verifyLedger(log)
  expect(verification.findings).toEqual([])
  const request = asOfRequest(teamId, '2027-03-31T00:00:00.000Z', 'recorded')
  const pack = await liabilityAsOf(database, request)
  expect(pack).toMatchObject({ expired: 15, closing: 50 })
  expect(pack).toEqual((await readLiability(log, request)).pack)
})

it('people are warned 30 and 7 days before, about points that really expire', async () => {
  const { database, teamId, ben, expiry, adjust, shown } = await setUp()
  await shown()
  const owed = (now: Instant) =>
    expiringPointsNudges(database, { teamId, timeZone: 'UTC', pointsExpiry: expiry }, now)
  expect(await owed('2027-01-15T09:00:00.000Z')).toEqual([])
  const before = { kind: 'expiringPoints', day: '2027-03-01' }
  expect(await owed('2027-02-01T09:00:00.000Z')).toMatchObject([
    { memberId: ben, nudge: { ...before, daysBefore: 30 } },
  ])
  expect(await owed('2027-02-23T09:00:00.000Z')).toMatchObject([
    { memberId: ben, nudge: { ...before, daysBefore: 7 } },
  ])
  await adjust('2027-02-24T09:00:00.000Z', -70)
  await shown()
  expect(await owed('2027-02-25T09:00:00.000Z')).toEqual([])
})

it('points of many members expire in another process', async () => {
  const { teamId, run, lots } = await setUp(Array.from({ length: 500 }, (_, index) => `Person${index}`))
  const apart: string[] = []
  await run('2027-03-01T12:00:00.000Z', async team => void apart.push(team))
  expect(apart).toEqual([teamId])
  expect(await lots()).toHaveLength(3)
})

it('a team is looked at once a day, and at once when its expiry was changed', async () => {
  const { ben, ledger, teamId, database, shown, setExpiry } = await setUp()
  let looks = 0
  const counting: Queryable = {
    query: (statement, values) => {
      const sql = typeof statement === 'string' ? statement : statement.text
      if (sql.includes('held0')) looks += 1
      return database.query(statement, values)
    },
  }
  let isFailing = false
  const handle: typeof ledger.handle = command =>
    isFailing ? Promise.reject(new Error('No answer.')) : ledger.handle(command)
  const run = dailyExpiry({ ledger: { ...ledger, handle }, database: counting })
  const looksAt = async (instant: Instant) => {
    await shown()
    const before = looks
    await run(new Date(instant), new AbortController().signal)
    return looks - before
  }
  isFailing = true
  await expect(looksAt('2027-03-01T00:00:00.000Z')).rejects.toThrow()
  isFailing = false
  expect(await looksAt('2027-03-01T00:05:00.000Z')).toBe(1)
  expect(await ledger.member(teamId, ben)).toMatchObject({ redeemable: 50 })
  expect(await looksAt('2027-03-01T00:35:00.000Z')).toBe(0)
  expect(await looksAt('2027-03-01T23:59:00.000Z')).toBe(0)
  expect(await looksAt('2027-03-02T00:00:00.000Z')).toBe(1)
  expect(await looksAt('2027-03-02T00:30:00.000Z')).toBe(0)
  await setExpiry('2027-03-02T00:40:00.000Z', 24)
  expect(await looksAt('2027-03-02T01:00:00.000Z')).toBe(1)
  expect(await looksAt('2027-03-02T01:30:00.000Z')).toBe(0)
})

it('members of whom nothing expires are not looked at in another process again and again', async () => {
  const { ledger, teamId, database, shown } = await setUp(
    Array.from({ length: 500 }, (_, index) => `Person${index}`),
  )
  const apart: string[] = []
  const run = dailyExpiry({ ledger, database, apart: async team => void apart.push(team) })
  await shown()
  for (const minute of ['00', '30', '59'])
    await run(new Date(`2027-03-01T12:${minute}:00.000Z`), new AbortController().signal)
  expect(apart).toEqual([teamId])
})
