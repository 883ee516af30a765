import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { openTestDatabase } from '@laurel/projections/testing/openTestDatabase.ts'
import { expect, it, onTestFinished } from 'vitest'
import { allowanceResets } from './allowanceResets.ts'
import { allowanceSourcesOf } from './allowanceSourcesOf.ts'

/** A team of three, the scheduled resets, and how often they read its members. */
const setUp = async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben', 'Cleo'] })
  const { teamId, memberId } = team
  const { url, database } = await openTestDatabase()
  const projections = createProjections({ log, databaseUrl: url })
  await projections.start()
  onTestFinished(() => projections.stop())
  let reads = 0
  const counting: Queryable = {
    query: (statement, values) => {
      const sql = typeof statement === 'string' ? statement : statement.text
      if (sql.includes('shoutout_period')) reads += 1
      return database.query(statement, values)
    },
  }
  let isFailing = false
  const failing: Ledger = {
    ...ledger,
    handle: command => (isFailing ? Promise.reject(new Error('No answer.')) : ledger.handle(command)),
  }
  const run = allowanceResets({
    ledger: failing,
    database: counting,
    allowanceSourcesOf: allowanceSourcesOf(database),
  })
  const shown = async () => projections.waitForPosition(await log.head(), 30_000)
  const command = (key: string, occurredAt: Instant) => ({
    id: derivedId('resets', key),
    teamId,
    actor: { kind: 'system', id: 'spec' } as const,
    occurredAt,
  })
  return {
    add: team.add,
    fail: (isSo: boolean) => {
      isFailing = isSo
    },
    /** Runs at an instant, and answers how often members were read. */
    readsAt: async (instant: Instant) => {
      await shown()
      const before = reads
      await run(new Date(instant), new AbortController().signal)
      return reads - before
    },
    periodOf: async (name: string) => {
      const member = await ledger.member(teamId, memberId(name))
      return member.kind === 'known' ? member.allowances.shoutout.period : undefined
    },
    setActive: async (name: string, isActive: boolean, at: Instant) => {
      const profile = { name, email: null, pictureUrl: null, timeZone: null }
      const data = { memberId: memberId(name), externalKey: name, profile, isAdmin: false, isOwner: false }
      const sync = { ...command(`${name} ${at}`, at), type: 'syncMember' } as const
      accepted(await ledger.handle({ ...sync, data: { ...data, isActive } }))
    },
    setWeekly: async (at: Instant) => {
      const data = { interval: 'WEEKLY', shoutoutPoints: 25, awardPoints: 0 } as const
      accepted(await ledger.handle({ ...command('weekly', at), type: 'setAllowancePolicy', data }))
    },
  }
}

it('members are not read again once all of them have their allowance, until the next hour', async () => {
  const { readsAt, periodOf } = await setUp()
  expect(await readsAt('2026-04-01T00:00:00.000Z')).toBe(1)
  expect(await periodOf('Ann')).toBe('2026-04-01')
  expect(await readsAt('2026-04-01T00:01:00.000Z')).toBe(1)
  expect(await readsAt('2026-04-01T00:02:00.000Z')).toBe(0)
  expect(await readsAt('2026-04-01T00:59:00.000Z')).toBe(0)
  expect(await readsAt('2026-04-01T01:00:00.000Z')).toBe(1)
  expect(await readsAt('2026-04-01T01:01:00.000Z')).toBe(0)
})

it('who joins or returns, a new period and another interval are found by the next run', async () => {
  const { readsAt, periodOf, add, setActive, setWeekly } = await setUp()
  await setActive('Cleo', false, '2026-03-20T00:00:00.000Z')
  const settle = async (instant: Instant) => {
    await readsAt(instant)
    await readsAt(instant)
    expect(await readsAt(instant)).toBe(0)
  }
  await settle('2026-04-01T00:10:00.000Z')

  await add('Dora')
  await readsAt('2026-04-01T00:11:00.000Z')
  expect(await periodOf('Dora')).toBe('2026-04-01')
  await settle('2026-04-01T00:12:00.000Z')

  await setActive('Cleo', true, '2026-04-01T00:13:00.000Z')
  await readsAt('2026-04-01T00:13:00.000Z')
  expect(await periodOf('Cleo')).toBe('2026-04-01')
  await settle('2026-04-01T23:59:00.000Z')

  await readsAt('2026-05-01T00:00:00.000Z')
  expect(await periodOf('Ann')).toBe('2026-05-01')
  await settle('2026-05-12T00:00:00.000Z')

  await setWeekly('2026-05-12T00:00:30.000Z')
  await readsAt('2026-05-12T00:01:00.000Z')
  expect(await periodOf('Ann')).toBe('2026-05-10')
})

it('a team in which a reset failed is read again', async () => {
  const { readsAt, periodOf, fail } = await setUp()
  fail(true)
  await expect(readsAt('2026-04-01T00:00:00.000Z')).rejects.toThrow('resets of allowances failed')
  fail(false)
  expect(await readsAt('2026-04-01T00:01:00.000Z')).toBe(1)
  expect(await periodOf('Ann')).toBe('2026-04-01')
})
