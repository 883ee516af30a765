import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noStream } from '../port.ts'
import { collect, listenTo, namedEvent, namesOf } from '../suite/logFixture.ts'
import { clientConfiguration } from './connections.ts'
import { migrateLog } from './migrateLog.ts'
import { createPostgresLog } from './postgresLog.ts'

const { url } = await createTestDatabase()
await migrateLog(url)

const owner = new Client({ connectionString: url })
const application = new Client(clientConfiguration(url))
beforeAll(() => Promise.all([owner.connect(), application.connect()]))
afterAll(() => Promise.all([owner.end(), application.end()]))

describe('the log in Postgres is free of what others suffered from:', () => {
  test('Emmett #336: a reader goes past a transaction that began earlier and commits later', async () => {
    const log = createPostgresLog({ url })
    await log.append('overlap', [namedEvent('overlap-0')], noStream)
    const before = await log.head()
    const listener = listenTo(log, before)
    // Another process, frozen between its insert and its commit.
    await application.query('begin')
    await application.query('update log.writer set epoch = gen_random_uuid()')
    await application.query(
      `insert into log.events (position, recorded_at, stream, revision, id, type, version, data, metadata, hash)
       select position + 1, recorded_at, 'overlap-other', 0, $2, type, version, data, metadata, hash
       from log.events where position = $1`,
      [before, namedEvent('overlap-other').id],
    )
    const later = log.append('overlap', [namedEvent('overlap-1')], 0)
    expect(await collect(log.readAll(before))).toEqual([])
    await application.query('commit')
    expect(await later).toMatchObject({ kind: 'appended', events: [{ position: before + 2 }] })
    await listener.until(2)
    await log.close()
    expect(listener.heard.map(({ position, stream }) => ({ position, stream }))).toEqual([
      { position: before + 1, stream: 'overlap-other' },
      { position: before + 2, stream: 'overlap' },
    ])
  })

  test('designs by transaction id: readers stall behind a session that is idle in a transaction', async () => {
    const sleeper = new Client({ connectionString: url })
    await sleeper.connect()
    await sleeper.query('create table elsewhere (number integer)')
    await sleeper.query('begin isolation level repeatable read')
    await sleeper.query('insert into elsewhere select count(*) from log.events')
    const log = createPostgresLog({ url })
    const listener = listenTo(log, await log.head())
    for (let revision = noStream; revision < 4; revision += 1)
      await log.append('awake', [namedEvent(`awake-${revision}`)], revision)
    await listener.until(5)
    await log.close()
    await sleeper.query('commit')
    await sleeper.end()
    expect(listener.heard).toHaveLength(5)
  })

  test('Castore: an insert with force overwrites what stands there', async () => {
    const force = `insert into log.events select * from log.events limit 1
      on conflict (position) do update set data = '{"points":1000000}'`
    await expect(application.query(force)).rejects.toThrow(/permission denied for table/)
    await expect(owner.query(force)).rejects.toThrow(/The event log is append-only/)
  })

  test('a database that has no statistics yet: it is read row by row until it is analysed', async () => {
    const fresh = await createTestDatabase()
    await migrateLog(fresh.url)
    const observer = new Client({ connectionString: fresh.url })
    await observer.connect()
    await observer.query('alter table log.events set (autovacuum_enabled = false)')
    const events = 2_000
    const log = createPostgresLog({ url: fresh.url })
    await Promise.all(
      Array.from({ length: events }, (_, index) =>
        log.append(`fresh-${index % 200}`, [namedEvent(`fresh-${index}`)], Math.floor(index / 200) - 1),
      ),
    )
    await log.close()
    const other = createPostgresLog({ url: fresh.url })
    for (let stream = 0; stream < 200; stream += 1) {
      await other.append(`fresh-${stream}`, [namedEvent(`fresh-${stream}-next`)], 9)
      expect(await collect(other.readStream(`fresh-${stream}`, 8))).toHaveLength(3)
      expect(namesOf(await collect(other.readAll(events - 3 + stream)))).toContain(`fresh-${stream}-next`)
    }
    await other.close()
    const { rows } = await observer.query<{ analysed: number; read: number }>(
      `select (analyze_count + autoanalyze_count)::int as analysed, seq_tup_read::int as read
       from pg_stat_user_tables where schemaname = 'log' and relname = 'events'`,
    )
    await observer.end()
    expect(rows).toEqual([{ analysed: 0, read: expect.any(Number) }])
    expect(rows[0]?.read).toBeLessThan(events)
  })
})
