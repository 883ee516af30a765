import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { Pool } from 'pg'
import { indexLanes } from '../limits.ts'
import { addKeySql, createIndexesSql } from '../postgres/createTables.ts'
import type { Copy } from './copy.ts'

/** Creates the keys and indexes of full copies, several at a time. */
export const indexTogether = async (
  pool: Pool,
  copies: readonly Pick<Copy, 'schema' | 'readModel'>[],
): Promise<void> => {
  const tables = copies.flatMap(({ schema, readModel }) => readModel.tables.map(table => ({ schema, table })))
  const statements = tables.flatMap(({ schema, table }) => createIndexesSql(schema, table)).values()
  await Promise.all(
    Array.from({ length: indexLanes }, async () => {
      for (const sql of statements) await pool.query(sql)
    }),
  )
  await inTransaction(pool, async client => {
    for (const { schema, table } of tables) await client.query(addKeySql(schema, table))
  })
}
