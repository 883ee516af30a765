import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { resumeAnnouncements } from './resumeAnnouncements.ts'
import { startAnnouncing } from './testing/startAnnouncing.ts'

const { url } = await createTestDatabase()
const announcing = await startAnnouncing(url)
const database = new Pool({ connectionString: url, max: 1 })
afterAll(async () => {
  await database.end()
  await announcing.stop()
})
beforeEach(announcing.clear)
const { slack, absence, rows, give, observe, send, pass } = announcing

const dead = { status: 200, body: { ok: false, error: 'token_revoked' } }

describe('announcements of a workspace that took the app out', () => {
  it('are kept in order, without counting attempts', async () => {
    await give()
    await give()
    await observe()
    for (let visit = 0; visit < 5; visit += 1) {
      slack.plan(dead)
      expect(await send()).toBe(1)
      pass(15 * 60_000)
    }
    const kept = { state: 'due', shown: null, attempts: 0 }
    expect(await rows()).toMatchObject([
      { ...kept, problem: 'Slack answered token_revoked. Install the app again.' },
      kept,
    ])
    expect(slack.posted).toEqual([])
  })

  it('go out as soon as it is back', async () => {
    await give()
    await observe()
    slack.plan(dead)
    await send()
    expect(await send()).toBe(0)
    await resumeAnnouncements(database, teamIdOf('T1'), '2026-11-20T09:00:00.000Z')
    expect(await send()).toBe(1)
    expect(await rows()).toMatchObject([{ state: 'settled', shown: 'given' }])
  })
})

it('announcements whose events can’t be read, because the log is away, wait for it without counting attempts', async () => {
  await give()
  await observe()
  absence.isAbsent = true
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await send()).toBe(1)
    pass(60_000)
  }
  expect(await rows()).toMatchObject([
    { state: 'due', shown: null, attempts: 0, problem: 'The event log can’t be reached.' },
  ])
  absence.isAbsent = false
  expect(await send()).toBe(1)
  expect(await rows()).toMatchObject([{ state: 'settled', shown: 'given' }])
})
