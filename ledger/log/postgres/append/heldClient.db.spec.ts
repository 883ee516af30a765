import { once } from 'node:events'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client, type ClientBase } from 'pg'
import { expect, test } from 'vitest'
import { createPool, pipelined } from '../connections.ts'
import { migrateLog } from '../migrateLog.ts'
import { createHeldClient } from './heldClient.ts'

const { url } = await createTestDatabase()
await migrateLog(url)

const processOf = async (client: ClientBase): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

test('a writer keeps its connection until it is lost, and then has another', async () => {
  const pool = createPool(url, 1, () => {}, pipelined)
  const killer = new Client({ connectionString: url })
  await killer.connect()
  const connection = createHeldClient(pool)
  const kept = await connection.take()
  const first = await processOf(kept)
  expect(await connection.take()).toBe(kept)
  const lost = once(kept, 'error', { signal: AbortSignal.timeout(20_000) })
  await killer.query('select pg_terminate_backend($1)', [first])
  await lost
  const next = await connection.take()
  expect(await processOf(next)).not.toBe(first)
  connection.letGo()
  await Promise.all([pool.end(), killer.end()])
})
