import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppendResult, type EventLog, type EventToAppend, noStream } from '../port.ts'
import { collect, listenTo, namedEvent } from '../suite/logFixture.ts'
import { migrateLog } from './migrateLog.ts'
import { createPostgresLog } from './postgresLog.ts'
import { writerLock } from './statements.ts'

const { url } = await createTestDatabase()
await migrateLog(url)
const killer = new Client({ connectionString: url })
const warnings: string[] = []
const log = createPostgresLog({ url, warn: message => warnings.push(message) })

beforeAll(() => killer.connect())
afterAll(() => Promise.all([log.close(), killer.end()]))

const killAll = () =>
  killer.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

/** What a caller does whose append was rejected: the same again. */
const appendUntilKnown = async (
  to: EventLog,
  stream: string,
  events: readonly EventToAppend[],
  expected: number,
): Promise<AppendResult> => {
  for (;;) {
    try {
      return await to.append(stream, events, expected)
    } catch {
      // The outcome is unknown.
    }
  }
}

describe('a log whose server drops the connection', () => {
  test('holds every acknowledged append once, and no half of any', async () => {
    let isAppending = true
    const killing = (async () => {
      for (let kills = 0; isAppending && kills < 20; kills += 1) await killAll()
    })()
    const streams = Array.from({ length: 8 }, (_, index) => `cut-${index}`)
    await Promise.all(
      streams.map(async stream => {
        for (let turn = 0; turn < 25; turn += 1) {
          const events = [namedEvent(`${stream}.${turn}.a`), namedEvent(`${stream}.${turn}.b`)]
          const result = await appendUntilKnown(log, stream, events, turn * 2 - 1)
          expect(result.kind).toBe('appended')
        }
      }),
    )
    isAppending = false
    await killing
    const all = await collect(log.readAll())
    expect(all).toHaveLength(8 * 25 * 2)
    expect(all.map(event => event.position)).toEqual(all.map((_, index) => index))
  })

  test('rejects what is under way, and the same again finds what became of it', async () => {
    await killer.query('begin')
    await killer.query('select pg_advisory_xact_lock($1)', [writerLock])
    const event = namedEvent('blocked')
    const rejected = expect(log.append('blocked', [event], noStream)).rejects.toThrow()
    await untilWriterWaits()
    await killAll()
    await rejected
    await killer.query('commit')
    expect(await log.append('blocked', [event], noStream)).toMatchObject({
      kind: 'appended',
      repeated: false,
    })
    expect(await log.append('blocked', [event], noStream)).toMatchObject({ kind: 'appended', repeated: true })
  })

  test('goes on bringing events to its subscribers, none twice and none lost', async () => {
    const other = createPostgresLog({ url, warn: () => {} })
    const listener = listenTo(log, await log.head())
    for (let index = 0; index < 20; index += 1) {
      if (index % 5 === 0) await killAll()
      await appendUntilKnown(other, 'heard', [namedEvent(`heard-${index}`)], index - 1)
    }
    await listener.until(20)
    await listener.stop()
    await other.close()
    expect(listener.heard.map(event => event.revision)).toEqual(listener.heard.map((_, index) => index))
    expect(warnings.length).toBeGreaterThan(0)
  })
})

const untilWriterWaits = async (): Promise<void> => {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await killer.query(waiting)).rowCount === 0) await killer.query('select pg_stat_clear_snapshot()')
}
