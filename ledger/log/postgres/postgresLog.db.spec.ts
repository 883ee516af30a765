import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { noStream } from '../port.ts'
import { describeEventLog } from '../suite/describeEventLog.ts'
import { listenTo, namedEvent } from '../suite/logFixture.ts'
import { migrateLog } from './migrateLog.ts'
import { createPostgresLog } from './postgresLog.ts'

const { url } = await createTestDatabase()
await migrateLog(url)

describeEventLog('Postgres', { open: async () => createPostgresLog({ url }) })

test('a session that was left open in the middle of a transaction holds up neither writers nor readers', async () => {
  const sleeper = new Client({ connectionString: url })
  await sleeper.connect()
  await sleeper.query('create table elsewhere (number integer)')
  await sleeper.query('begin isolation level repeatable read')
  await sleeper.query('insert into elsewhere select count(*) from log.events')
  const log = createPostgresLog({ url })
  const listener = listenTo(log, await log.head())
  for (let revision = noStream; revision < 4; revision += 1)
    await log.append('awake', [namedEvent(`awake-${revision}`)], revision)
  await listener.until(5)
  await log.close()
  await sleeper.query('commit')
  await sleeper.end()
  expect(listener.heard).toHaveLength(5)
})
