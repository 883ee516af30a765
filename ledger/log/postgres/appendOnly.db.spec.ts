import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noStream } from '../port.ts'
import { namedEvent } from '../suite/logFixture.ts'
import { clientConfiguration } from './connections.ts'
import { migrateLog } from './migrateLog.ts'
import { createPostgresLog } from './postgresLog.ts'

const { url } = await createTestDatabase()
await migrateLog(url)

const owner = new Client({ connectionString: url })
const application = new Client(clientConfiguration(url))

beforeAll(async () => {
  const log = createPostgresLog({ url })
  await log.append('member-1', [namedEvent('one'), namedEvent('two')], noStream)
  await log.close()
  await Promise.all([owner.connect(), application.connect()])
})
afterAll(() => Promise.all([owner.end(), application.end()]))

const changes = [
  `update log.events set data = '{"points":1000000}'`,
  'delete from log.events',
  'truncate log.events',
]

describe('what is recorded stays', () => {
  test.each(changes)('for the application, which has no right to: %s', async change => {
    await expect(application.query(change)).rejects.toThrow(/permission denied for table/)
  })

  test.each(changes)('even for the owner: %s', async change => {
    await expect(owner.query(change)).rejects.toThrow(/The event log is append-only/)
  })

  test('and the application can neither create, drop nor switch off anything', async () => {
    await expect(application.query('delete from log.writer')).rejects.toThrow(/permission denied/)
    await expect(application.query('drop table log.events')).rejects.toThrow(/must be owner/)
    await expect(application.query('create table log.other ()')).rejects.toThrow(/permission denied/)
    await expect(application.query('alter table log.events disable trigger all')).rejects.toThrow(
      /must be owner/,
    )
  })
})

test('migrating again, even many at once, changes nothing', async () => {
  await Promise.all([migrateLog(url), migrateLog(url), migrateLog(url)])
  const { rows } = await owner.query('select count(*)::int as events from log.events')
  expect(rows).toEqual([{ events: 2 }])
})
