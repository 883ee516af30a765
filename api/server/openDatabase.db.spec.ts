import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, expect, it } from 'vitest'
import { answerMilliseconds } from '../http/limits.ts'
import { openDatabase } from './openDatabase.ts'

const { url } = await createTestDatabase()
const pools = openDatabase(url, () => undefined)
afterAll(pools.end)

const limitOf = async (queries: 'work' | 'calls' | 'searches'): Promise<number> => {
  const { rows } = await pools[queries].query<{ limit: number }>(
    `select (extract(epoch from current_setting('statement_timeout')::interval) * 1000)::int as limit`,
  )
  return rows[0]?.limit ?? 0
}

it('ends each statement on the server before its client gives up', async () => {
  for (const queries of ['work', 'calls', 'searches'] as const) {
    const limit = await limitOf(queries)
    expect(limit).toBeGreaterThan(0)
    expect(limit).toBeLessThan(pools[queries].options.query_timeout ?? 0)
  }
})

it('never waits for a statement to be compiled', async () => {
  for (const queries of ['work', 'calls', 'searches'] as const)
    expect((await pools[queries].query('show jit')).rows).toEqual([{ jit: 'off' }])
})

it('ends the statements of a call before the call ends', async () => {
  expect(await limitOf('calls')).toBeLessThan(answerMilliseconds)
  expect(await limitOf('searches')).toBeLessThan(answerMilliseconds)
})

it('answers calls while searches hold all their connections', async () => {
  const held = await Promise.all(
    Array.from({ length: pools.searches.options.max }, () => pools.searches.connect()),
  )
  expect((await pools.calls.query('select 1')).rows).toHaveLength(1)
  for (const client of held) client.release()
})
