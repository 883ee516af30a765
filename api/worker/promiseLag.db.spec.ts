import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrateWorker, noteFailure, postgresCheckpoint } from './checkpoint.ts'
import { promiseKeeperName, promiseLag } from './promiseLag.ts'

const { url } = await createTestDatabase()
const database = new Pool({ connectionString: url, max: 2 })
database.on('error', () => undefined)
afterAll(() => database.end())
const log = { head: async () => 9 }

test('the keeper of promises tells how far it is behind and what stopped it, until it goes on', async () => {
  await migrateWorker(database)
  await migrateWorker(database)
  expect(await promiseLag(database, log)).toEqual({ behind: 10, lastFailure: null })
  await noteFailure(database, promiseKeeperName, new Error('It can not be read.'))
  expect(await promiseLag(database, log)).toEqual({ behind: 10, lastFailure: 'It can not be read.' })
  const checkpoint = postgresCheckpoint(database, promiseKeeperName)
  await checkpoint.save(7)
  expect(await promiseLag(database, log)).toEqual({ behind: 2, lastFailure: null })
  await checkpoint.save(9)
  await noteFailure(database, promiseKeeperName, new Error('The connection was lost.'))
  expect(await promiseLag(database, log)).toEqual({ behind: 0, lastFailure: null })
})
