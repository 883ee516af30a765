import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { sealEvent } from '../../chain.ts'
import { type AppendResult, type EventToAppend, noStream } from '../../port.ts'
import { prepareAppend } from '../../prepareAppend.ts'
import { namedEvent } from '../../suite/logFixture.ts'
import { createPool } from '../connections.ts'
import { migrateLog } from '../migrateLog.ts'
import { createPostgresLog } from '../postgresLog.ts'
import { createTail } from '../read/tail.ts'
import { createCommitGroup } from './commitGroup.ts'
import { isIdTaken } from './uniqueViolation.ts'

const { url } = await createTestDatabase()
await migrateLog(url)

test('a writer that began with an id of another stream believes nothing of what it read then', async () => {
  const other = createPostgresLog({ url })
  const owned = namedEvent('owned')
  await other.append('owner', [owned], noStream)
  await other.append('shared', [namedEvent('shared-0')], noStream)
  const pool = createPool(url, 1, () => {})
  const client = await pool.connect()
  const committing = createCommitGroup({ seal: sealEvent, now: () => new Date(), tail: createTail() })
  const appendTo = (stream: string, event: EventToAppend, expected: number): Promise<AppendResult> =>
    new Promise((resolve, reject) => {
      const append = { stream, events: prepareAppend(stream, [event]), expected, bytes: 0, resolve, reject }
      committing.commit(client, [append]).then(answer => answer(), reject)
    })

  await expect(appendTo('shared', owned, 0)).rejects.toSatisfy(isIdTaken)
  await other.append('shared', [namedEvent('shared-1')], 0)
  expect(await appendTo('shared', namedEvent('shared-2'), 1)).toMatchObject({
    kind: 'appended',
    events: [{ revision: 2 }],
  })
  client.release()
  await Promise.all([pool.end(), other.close()])
})
