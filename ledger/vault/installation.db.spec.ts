import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { readInstallation, recordLogStore } from './installation.ts'
import { migrateVault } from './postgresVault.ts'

const { url } = await createTestDatabase()
const fresh = new Pool({ connectionString: url, max: 4 })
afterAll(() => fresh.end())

test('instances that start at once agree on one id, which stays', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrateVault(url)))
  const first = await readInstallation(fresh)
  expect(first.log).toBeNull()
  await migrateVault(url)
  expect(await readInstallation(fresh)).toEqual(first)
})

test('the store that holds the log is recorded, and can be changed', async () => {
  await recordLogStore(fresh, 'postgres')
  expect(await readInstallation(fresh)).toMatchObject({ log: 'postgres' })
  await recordLogStore(fresh, 'eventstore')
  expect(await readInstallation(fresh)).toMatchObject({ log: 'eventstore' })
})
