import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, expect, test } from 'vitest'
import { createMemoryLog } from '../memory/memoryLog.ts'
import { noStream } from '../port.ts'
import { EventIdReused } from '../prepareAppend.ts'
import { describeSealedWriter } from '../suite/describeSealedWriter.ts'
import { collect, namedEvent } from '../suite/logFixture.ts'
import { migrateLog } from './migrateLog.ts'
import { createPostgresLog } from './postgresLog.ts'
import { createPostgresSealedWriter } from './sealedWriter.ts'

const { url } = await createTestDatabase()
await migrateLog(url)

describeSealedWriter('Postgres', {
  open: async () => ({ log: createPostgresLog({ url }), writer: createPostgresSealedWriter({ url }) }),
})

const log = createPostgresLog({ url })
const writer = createPostgresSealedWriter({ url })
afterAll(() => Promise.all([log.close(), writer.close()]))

test('an id that another stream holds is named: EventStoreDB does not know', async () => {
  await log.append('here-1', [namedEvent('twice')], noStream)
  const elsewhere = createMemoryLog()
  await elsewhere.append('there-1', [namedEvent('twice')], noStream)
  const copying = writer.appendSealed(await collect(elsewhere.readAll()))
  await expect(copying).rejects.toThrow(EventIdReused)
  await expect(copying).rejects.toThrow('there-1')
})

test('a writer that was busy with the same log finds its place after a copy', async () => {
  const elsewhere = createMemoryLog()
  await elsewhere.append('copied-1', [namedEvent('copied')], noStream)
  await log.append('own-1', [namedEvent('before')], noStream)
  await writer.appendSealed(await collect(elsewhere.readAll()))
  const position = await log.head()
  const after = await log.append('own-1', [namedEvent('after')], 0)
  expect(after).toMatchObject({ events: [{ position: position + 1 }] })
})
