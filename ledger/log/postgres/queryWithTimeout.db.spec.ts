import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPool } from './connections.ts'
import { migrateLog } from './migrateLog.ts'
import { queryWithTimeout, withoutAnswerTimeout } from './queryWithTimeout.ts'

const { url } = await createTestDatabase()
await migrateLog(url)
const pool = createPool(url, 1, () => {}, withoutAnswerTimeout)
const other = new Client({ connectionString: url })

beforeAll(() => other.connect())
afterAll(() => Promise.all([pool.end(), other.end()]))

const connectionOf = () => queryWithTimeout<{ pid: number }>(pool, { text: 'select pg_backend_pid() as pid' })

describe('a question to the log', () => {
  test('is answered over the same connection as the one before', async () => {
    expect(await connectionOf()).toEqual(await connectionOf())
  })

  test('that is refused throws, and the next one is answered', async () => {
    await expect(queryWithTimeout(pool, { text: 'select 1 / 0' })).rejects.toThrow('division by zero')
    expect(await connectionOf()).toHaveLength(1)
  })

  test('that times out is given up together with its connection', async () => {
    const before = await connectionOf()
    await other.query('select pg_advisory_lock(1)')
    await expect(queryWithTimeout(pool, { text: 'select pg_advisory_lock(1)' }, 50)).rejects.toThrow(
      'within 50 ms',
    )
    expect(await connectionOf()).not.toEqual(before)
  })
})
