import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EventLog, noStream } from '../port.ts'
import { EventIdReused } from '../prepareAppend.ts'
import { namedEvent } from '../suite/logFixture.ts'
import { migrateLog } from './migrateLog.ts'
import { createPostgresLog } from './postgresLog.ts'

const { url } = await createTestDatabase()
await migrateLog(url)
const restorer = new Client({ connectionString: url })
beforeAll(() => restorer.connect())
afterAll(() => restorer.end())

describe('a log whose indexes a restore made by their names, that of the ids before that of the revisions', () => {
  const once = [namedEvent('once')]
  const together = [namedEvent('together-1'), namedEvent('together-2')]
  let log: EventLog
  beforeAll(async () => {
    const before = createPostgresLog({ url })
    await before.append('once', once, noStream)
    await before.append('together', together, noStream)
    await before.close()
    await restorer.query('drop index log.one_event_per_revision')
    await restorer.query('alter table log.events drop constraint one_event_per_id')
    await restorer.query('alter table log.events add constraint one_event_per_id unique (id)')
    await migrateLog(url)
    log = createPostgresLog({ url })
    await log.append('known', [namedEvent('known')], noStream)
  })
  afterAll(() => log.close())

  test('answers the first append of a stream, sent again, with what was recorded', async () => {
    expect(await log.append('once', once, noStream)).toMatchObject({ repeated: true, events: once })
    expect(await log.append('together', together, noStream)).toMatchObject({
      repeated: true,
      events: together,
    })
  })

  test('refuses an append with an id of another stream', async () => {
    await expect(log.append('elsewhere', once, noStream)).rejects.toBeInstanceOf(EventIdReused)
  })
})

test('a log that is longer than small numbers reach takes one event as well as many', async () => {
  const end = 3_000_000_000
  await restorer.query(
    `insert into log.events (position, recorded_at, stream, revision, id, type, version, data, metadata, hash)
      select $1, recorded_at, 'far', revision, gen_random_uuid(), type, version, data, metadata, hash
      from log.events where position = 0`,
    [end],
  )
  const log = createPostgresLog({ url })
  expect(await log.append('far-one', [namedEvent('far-one')], noStream)).toMatchObject({
    events: [{ position: end + 1 }],
  })
  expect(
    await log.append('far-many', [namedEvent('far-many-1'), namedEvent('far-many-2')], noStream),
  ).toMatchObject({ events: [{ position: end + 2 }, { position: end + 3 }] })
  await log.close()
})
