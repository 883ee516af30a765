import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { namedEvent } from '@laurel/ledger/log/suite/logFixture.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrateWorker, noteFailure, postgresCheckpoint } from './checkpoint.ts'
import { promiseKeeperName, promiseLag } from './processLag.ts'

const { url } = await createTestDatabase()
const database = new Pool({ connectionString: url, max: 2 })
database.on('error', () => undefined)
afterAll(() => database.end())

/** Three events that promise something, a minute apart, and a later one that the keeper does not look at. */
const recordThree = async () => {
  let minutes = 0
  const log = createMemoryLog({ now: () => new Date(Date.UTC(2026, 10, 22, 12, minutes)) })
  const positions: number[] = []
  for (const stream of ['member-1', 'member-2', 'team-1', 'elsewhere']) {
    await log.append(stream, [namedEvent(stream)], 'any')
    positions.push(await log.head())
    minutes += 1
  }
  return { log, positions, now: new Date(Date.UTC(2026, 10, 22, 12, 10)) }
}

test('the keeper of promises tells how far it is behind and what stopped it, until it goes on', async () => {
  const { log, positions, now } = await recordThree()
  const [first = 0, , third = 0] = positions
  const lag = () => promiseLag(database, log, now)
  await migrateWorker(database)
  await migrateWorker(database)
  expect(await lag()).toEqual({ isBehind: true, behindSeconds: 600, lastFailure: null })
  await noteFailure(database, promiseKeeperName, new Error('It can not be read.'))
  expect(await lag()).toEqual({ isBehind: true, behindSeconds: 600, lastFailure: 'It can not be read.' })
  const checkpoint = postgresCheckpoint(database, promiseKeeperName)
  await checkpoint.save(first)
  expect(await lag()).toEqual({ isBehind: true, behindSeconds: 540, lastFailure: null })
  await checkpoint.save(third)
  await noteFailure(database, promiseKeeperName, new Error('The connection was lost.'))
  expect(await lag()).toEqual({ isBehind: false, behindSeconds: 0, lastFailure: null })
})
