import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { ClockAhead } from '../log/clock/clockAhead.ts'
import { noStream } from '../log/port.ts'
import { migrateLog } from '../log/postgres/migrateLog.ts'
import { namedEvent } from '../log/suite/logFixture.ts'
import { openLog } from './openLog.ts'
import { migrateVault } from './postgresVault.ts'

const { url } = await createTestDatabase()
await migrateLog(url)
await migrateVault(url)
const encryptionKey = Buffer.alloc(32, 'laurel').toString('base64')

test('a machine whose clock is ten minutes ahead of PostgreSQL’s records nothing', async () => {
  const now = () => new Date(Date.now() + 10 * 60_000)
  const ahead = await openLog({ databaseUrl: url, encryptionKey, now })
  await expect(ahead.log.append('stream', [namedEvent('refused')], noStream)).rejects.toThrow(ClockAhead)
  await ahead.close()
  const right = await openLog({ databaseUrl: url, encryptionKey })
  expect(await right.log.append('stream', [namedEvent('recorded')], noStream)).toMatchObject({
    kind: 'appended',
  })
  await right.close()
})
