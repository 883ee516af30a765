import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { type EventLog, noStream } from '../port.ts'
import { namedEvent } from '../suite/logFixture.ts'
import { migrateLog } from './migrateLog.ts'
import { createPostgresLog } from './postgresLog.ts'

test('a migration of a log that several processes write to stops none of them', async () => {
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
