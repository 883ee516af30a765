import { createAccess, startSession } from '@laurel/api/access/createAccess.ts'
import { migrateAccess } from '@laurel/api/access/migrateAccess.ts'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'

const { url } = await createTestDatabase()
const clock = { now: new Date('2026-04-01T00:10:00.000Z') }
const anHourBefore = new Date('2026-03-31T23:10:00.000Z')
const log = createPostgresLog({ url, now: () => clock.now })
const database = new Pool({ connectionString: url, max: 2 })
database.on('error', () => {})
beforeAll(async () => {
  await migrateLog(url)
  await migrateAccess(url)
})
afterAll(async () => {
  await log.close()
  await database.end()
})

const setTo = (now: Date | string): string => {
  clock.now = new Date(now)
  return clock.now.toISOString()
}

test('the log goes on at its latest moment, in this process and in one that starts', async () => {
  setTo('2026-04-01T00:10:00.000Z')
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { name: 'steady', memberNames: ['Ann', 'Ben'] })
  setTo(anHourBefore)
  accepted(await team.adjust('Ann', 5))
  const started = createPostgresLog({ url, now: () => clock.now })
  const there = await createTestTeam(createLedger({ log: started }), { name: 'begun', memberNames: [] })
  accepted(await there.add('Cleo'))
  await started.close()
  setTo('2026-04-01T00:11:00.000Z')
  accepted(await team.adjust('Ann', 5))

  const recorded: string[] = []
  for await (const batch of log.readAll()) recorded.push(...batch.map(event => event.recordedAt))
  expect(recorded).toEqual(recorded.toSorted())
  expect(recorded.at(-2)).toBe('2026-04-01T00:10:00.000Z')
  expect(recorded.at(-1)).toBe('2026-04-01T00:11:00.000Z')
  expect((await verifyLedger(log, { hasContiguousPositions: true })).findings).toEqual([])
})

test('an allowance is not handed out twice around the end of a month', async () => {
  const team = await createTestTeam(createLedger({ log }), { name: 'month', memberNames: ['Ann', 'Ben'] })
  const give = (points: number, at: string) => team.give('Ann', ['Ben'], points, { at })
  expect(await give(60, setTo('2026-04-01T00:10:00.000Z'))).toMatchObject({ kind: 'accepted' })
  // What is given in March once more draws on what lapsed with March, and never on April.
  await give(30, setTo(anHourBefore))
  const tooMuch = await give(60, setTo('2026-04-01T00:20:00.000Z'))
  expect(tooMuch).toMatchObject({ kind: 'rejected', rejection: { code: 'ALLOWANCE_EXHAUSTED' } })
  expect(await give(40, setTo('2026-04-01T00:30:00.000Z'))).toMatchObject({ kind: 'accepted' })
  expect((await verifyLedger(log, { hasContiguousPositions: true })).findings).toEqual([])
})

test('who is signed in stays signed in, and no longer than before', async () => {
  const access = createAccess(database, {
    secrets: () => [Buffer.alloc(32).toString('base64')],
    clock: () => clock.now,
  })
  setTo('2026-04-01T00:10:00.000Z')
  const owner = { teamId: crypto.randomUUID(), memberId: crypto.randomUUID() }
  const { token, expiresAt } = await startSession(access, owner)
  setTo(anHourBefore)
  const reading = await access.tokens.read(token)
  expect(reading).toMatchObject({ kind: 'valid', bearer: { ...owner, expiresAt } })
  if (reading.kind !== 'valid') throw new Error('The token is not valid.')
  expect(await access.sessions.stands(reading.bearer)).toBe(true)
  setTo(new Date(expiresAt.getTime() + 1_000))
  expect(await access.tokens.read(token)).toMatchObject({ kind: 'expired' })
})
