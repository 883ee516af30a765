import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { Pool } from 'pg'
import { indexLanes } from '../limits.ts'
import { addKeySql, createIndexesSql } from '../postgres/createTables.ts'
import { nextSchema } from '../schemas.ts'
import type { ReadModel } from '../tables/readModel.ts'

/** Creates the keys and indexes of full copies, several at a time. */
export const indexTogether = async (pool: Pool, readModels: readonly ReadModel[]): Promise<void> => {
  const tables = readModels.flatMap(({ name, tables }) =>
    tables.map(table => ({ schema: nextSchema(name), table })),
  )
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
