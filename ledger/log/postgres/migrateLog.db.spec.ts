import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EventLog, noStream } from '../port.ts'
import { namedEvent } from '../suite/logFixture.ts'
import { migrateLog } from './migrateLog.ts'
import { createPostgresLog } from './postgresLog.ts'

const { url } = await createTestDatabase()
const owner = new Client({ connectionString: url })
beforeAll(() => owner.connect())
afterAll(() => owner.end())

describe('a log of a former version, whose streams were found by their names', () => {
  const once = [namedEvent('once')]
  let log: EventLog
  beforeAll(async () => {
    await migrateLog(url)
    const before = createPostgresLog({ url })
    await before.append('once', once, noStream)
    await before.close()
    await owner.query(`drop index log.one_event_per_revision;
      alter table log.events add constraint one_event_per_revision unique (stream, revision),
        add constraint events_revision_check check (revision >= 0),
        add constraint events_version_check check (version >= 1)`)
    await migrateLog(url)
    log = createPostgresLog({ url })
  })
  afterAll(() => log.close())

  test('has one index of streams afterwards, as a new one has', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = 'log.events'::regclass and contype in ('u', 'c')`,
    )
    expect(rows).toEqual([{ name: 'one_event_per_id' }])
    const { rows: indexes } = await owner.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where schemaname = 'log' and indexname = 'one_event_per_revision'`,
    )
    expect(indexes).toMatchObject([{ indexdef: expect.stringMatching(/UNIQUE .*hashtextextended/) }])
  })

  test('still has one event for each revision', async () => {
    expect(await log.append('once', once, noStream)).toMatchObject({ repeated: true })
    expect(await log.append('once', [namedEvent('other')], noStream)).toEqual({
      kind: 'wrongRevision',
      actual: 0,
    })
    const twice = `insert into log.events select 5, stream, revision, gen_random_uuid(), type, version, data, metadata,
      recorded_at, hash from log.events`
    await expect(owner.query(twice)).rejects.toMatchObject({ constraint: 'one_event_per_revision' })
  })
})

test('a log that is brought along while several write to it stops none of them', async () => {
  const { url: busy } = await createTestDatabase()
  await migrateLog(busy)
  const logs = Array.from({ length: 3 }, () => createPostgresLog({ url: busy }))
  let isMigrated = false
  const write = async (log: EventLog, writer: number): Promise<number> => {
    let revision = noStream
    for (; !isMigrated; revision += 1)
      await log.append(`busy-${writer}`, [namedEvent(`busy-${writer}-${revision}`)], revision)
    return revision
  }
  const writing = Promise.all(logs.map(write))
  for (let time = 0; time < 6; time += 1) await migrateLog(busy)
  isMigrated = true
  for (const revision of await writing) expect(revision).toBeGreaterThan(0)
  await Promise.all(logs.map(log => log.close()))
})

test('a log that holds a revision twice is reported and left to the audit', async () => {
  const warnings: unknown[] = []
  const { url: forged } = await createTestDatabase()
  await migrateLog(forged)
  const log = createPostgresLog({ url: forged })
  await log.append('forged', [namedEvent('forged')], noStream)
  await log.close()
  const forger = new Client({ connectionString: forged })
  await forger.connect()
  await forger.query(`drop index log.one_event_per_revision;
    insert into log.events select 1, stream, revision, gen_random_uuid(), type, version, data, metadata, recorded_at, hash
    from log.events`)
  await forger.end()
  await migrateLog(forged, (_, error) => warnings.push(error))
  expect(warnings).toMatchObject([{ message: expect.stringContaining('holds a revision of a stream twice') }])
})
