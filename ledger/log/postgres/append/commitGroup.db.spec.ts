import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test, vi } from 'vitest'
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

const openGroup = async () => {
  const pool = createPool(url, 1, () => {})
  const client = await pool.connect()
  const committing = createCommitGroup({ seal: sealEvent, now: () => new Date(), tail: createTail() })
  const commit = (
    ...appends: readonly (readonly [stream: string, event: EventToAppend, expected: number])[]
  ): Promise<readonly AppendResult[]> => {
    const results = appends.map(() => Promise.withResolvers<AppendResult>())
    const group = appends.map(([stream, event, expected], index) => ({
      stream,
      events: prepareAppend(stream, [event]),
      expected,
      bytes: 0,
      resolve: (result: AppendResult) => results[index]?.resolve(result),
      reject: (error: unknown) => results[index]?.reject(error),
    }))
    committing.commit(client, group).then(
      answer => answer(),
      error => {
        for (const { reject } of group) reject(error)
      },
    )
    return Promise.all(results.map(({ promise }) => promise))
  }
  const close = async () => {
    client.release()
    await pool.end()
  }
  return { client, commit, close }
}

test('a writer that began with an id of another stream believes nothing of what it read then', async () => {
  const other = createPostgresLog({ url })
  const owned = namedEvent('owned')
  await other.append('owner', [owned], noStream)
  await other.append('shared', [namedEvent('shared-0')], noStream)
  const { commit, close } = await openGroup()

  await expect(commit(['shared', owned, 0])).rejects.toSatisfy(isIdTaken)
  await other.append('shared', [namedEvent('shared-1')], 0)
  expect(await commit(['shared', namedEvent('shared-2'), 1])).toMatchObject([
    { kind: 'appended', events: [{ revision: 2 }] },
  ])
  await Promise.all([close(), other.close()])
})

test('streams that are new as their callers expect need no query before the insert', async () => {
  const { client, commit, close } = await openGroup()
  await commit(['begun', namedEvent('begun-0'), noStream])
  const query = vi.spyOn(client, 'query')
  const appended = await commit(
    ['new-1', namedEvent('new-1'), noStream],
    ['begun', namedEvent('begun-1'), 0],
    ['new-2', namedEvent('new-2'), noStream],
  )
  expect(appended.map(({ kind }) => kind)).toEqual(['appended', 'appended', 'appended'])
  expect(query).toHaveBeenCalledTimes(1)
  await close()
})

test('a stream that is not new refuses its append, repeats another, and holds up nothing beside them', async () => {
  const other = createPostgresLog({ url })
  await other.append('taken', [namedEvent('taken-0')], noStream)
  await other.append('again', [namedEvent('again-0')], noStream)
  const { commit, close } = await openGroup()
  await commit(['first', namedEvent('first-0'), noStream])
  expect(
    await commit(
      ['beside', namedEvent('beside-0'), noStream],
      ['taken', namedEvent('taken-1'), noStream],
      ['again', namedEvent('again-0'), noStream],
    ),
  ).toMatchObject([
    { kind: 'appended', repeated: false },
    { kind: 'wrongRevision', actual: 0 },
    { kind: 'appended', repeated: true },
  ])
  await Promise.all([close(), other.close()])
})
