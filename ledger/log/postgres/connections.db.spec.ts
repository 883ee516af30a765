import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { createPool } from './connections.ts'
import { migrateLog } from './migrateLog.ts'

const { url } = await createTestDatabase()
await migrateLog(url)

test('the server looks after a silent writer sooner than another gives up waiting for its lock', async () => {
  const pool = createPool(url, 1, () => {})
  const { rows } = await pool.query<{ lost: number; patience: number }>(`select
    current_setting('tcp_keepalives_idle')::int
      + current_setting('tcp_keepalives_interval')::int * current_setting('tcp_keepalives_count')::int as lost,
    extract(epoch from current_setting('statement_timeout')::interval)::int as patience`)
  const { lost = 0, patience = 0 } = rows[0] ?? {}
  expect(lost).toBeGreaterThan(0)
  expect(lost).toBeLessThan(patience)
  await pool.end()
})
