import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { Pool } from 'pg'
import { indexLanes } from '../limits.ts'
import { addKeySql, createIndexesSql } from '../postgres/createTables.ts'
import type { Copy } from './copy.ts'

/**
 * Creates the keys and indexes of full copies, several at a time. A failure leaves the connections open, with the temporary
 * tables that some copies are, and nothing under way.
 */
export const indexTogether = async (
  pool: Pool,
  copies: readonly Pick<Copy, 'schema' | 'readModel'>[],
): Promise<void> => {
  const tables = copies.flatMap(({ schema, readModel }) => readModel.tables.map(table => ({ schema, table })))
  const statements = tables.flatMap(({ schema, table }) => createIndexesSql(schema, table)).values()
  let hasFailed = false
  const lane = async (): Promise<void> => {
    for (const sql of statements) {
      if (hasFailed) return
      await inTransaction(pool, client => client.query(sql))
    }
  }
  const lanes = await Promise.allSettled(
    Array.from({ length: indexLanes }, () =>
      lane().catch((error: unknown) => {
        hasFailed = true
        throw error
      }),
    ),
  )
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason
  await inTransaction(pool, async client => {
    for (const { schema, table } of tables) await client.query(addKeySql(schema, table))
  })
}
