import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { noStream } from '../log/port.ts'
import { migrateLog } from '../log/postgres/migrateLog.ts'
import { createPostgresLog } from '../log/postgres/postgresLog.ts'
import { namedEvent } from '../log/suite/logFixture.ts'
import { readInstallation, recordLogStore } from './installation.ts'
import { migrateVault } from './postgresVault.ts'

const databases = await Promise.all([createTestDatabase(), createTestDatabase()])
const [fresh, older] = databases.map(({ url }) => new Pool({ connectionString: url, max: 4 }))
const [, olderUrl] = databases.map(({ url }) => url)
if (!fresh || !older || !olderUrl) throw new Error('A test database is missing.')
afterAll(() => Promise.all([fresh.end(), older.end()]))

test('instances that start at once agree on one id, which stays', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrateVault(fresh)))
  const first = await readInstallation(fresh)
  expect(first.log).toBeNull()
  await migrateVault(fresh)
  expect(await readInstallation(fresh)).toEqual(first)
})

test('the store that holds the log is recorded, and can be changed', async () => {
  await recordLogStore(fresh, 'postgres')
  expect(await readInstallation(fresh)).toMatchObject({ log: 'postgres' })
  await recordLogStore(fresh, 'eventstore')
  expect(await readInstallation(fresh)).toMatchObject({ log: 'eventstore' })
})

test('events in PostgreSQL show where an older installation keeps its log', async () => {
  await migrateVault(older)
  await migrateLog(olderUrl)
  expect(await readInstallation(older)).toMatchObject({ log: null })
  const log = createPostgresLog({ url: olderUrl })
  await log.append('member-1', [namedEvent('one')], noStream)
  await log.close()
  expect(await readInstallation(older)).toMatchObject({ log: 'postgres' })
})
