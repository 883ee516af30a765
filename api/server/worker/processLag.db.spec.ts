import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { namedEvent } from '@laurel/ledger/log/suite/logFixture.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrateWorker, noteFailure, postgresCursor } from './checkpoint.ts'
import { processesName, processLag } from './processLag.ts'

const { url } = await createTestDatabase()
const database = new Pool({ connectionString: url, max: 2 })
database.on('error', () => undefined)
afterAll(() => database.end())

/** Three events that processes follow, a minute apart, and a later one that they do not follow. */
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

test('the lag of the processes includes what stopped them, until they go on', async () => {
  const { log, positions, now } = await recordThree()
  const [first = 0, , third = 0] = positions
  const lag = () => processLag(database, log, now)
  await migrateWorker(url)
  expect(await lag()).toEqual({ isBehind: true, behindSeconds: 600, lastFailure: null })
  await noteFailure(database, processesName, new Error('It can not be read.'))
  expect(await lag()).toEqual({ isBehind: true, behindSeconds: 600, lastFailure: 'It can not be read.' })
  const cursor = postgresCursor(database, processesName)
  await cursor.save(first)
  expect(await lag()).toEqual({ isBehind: true, behindSeconds: 540, lastFailure: null })
  await cursor.save(third)
  await noteFailure(database, processesName, new Error('The connection was lost.'))
  expect(await lag()).toEqual({ isBehind: false, behindSeconds: 0, lastFailure: null })
})
