import type { Pool } from 'pg'
import { z } from 'zod'
import { addKeySql, createIndexesSql } from '../postgres/createTables.ts'
import type { ReadModel } from '../readModel.ts'
import { snakeCase } from '../snakeCase.ts'
import type { AnyTable } from '../table.ts'
import { indexLanes } from './limits.ts'
import { nextSchema } from './schemas.ts'
import { inTransaction } from './transaction.ts'

/** Makes keys and indexes of copies that are full, several at a time. */
export const indexTogether = async (pool: Pool, readModels: readonly ReadModel[]): Promise<void> => {
  const tables = readModels.flatMap(({ name, tables }) =>
    tables.map(table => ({ schema: nextSchema(name), table })),
  )
  const statements = (await largestFirst(pool, tables))
    .flatMap(({ schema, table }) => createIndexesSql(schema, table))
    .values()
  await Promise.all(
    Array.from({ length: indexLanes }, async () => {
      for (const sql of statements) await pool.query(sql)
    }),
  )
  await inTransaction(pool, async client => {
    for (const { schema, table } of tables) await client.query(addKeySql(schema, table))
  })
}

type CopiedTable = { readonly schema: string; readonly table: AnyTable }

/** Small pieces come last, so that no lane is left with a large one when the others are done. */
const largestFirst = async (pool: Pool, tables: readonly CopiedTable[]): Promise<readonly CopiedTable[]> => {
  const sizes = await Promise.all(
    tables.map(async copied => {
      const { rows } = await pool.query(`select pg_relation_size($1::regclass) as bytes`, [
        `${copied.schema}.${snakeCase(copied.table.name)}`,
      ])
      return { copied, bytes: Size.parse(rows[0]).bytes }
    }),
  )
  return sizes.toSorted((one, other) => other.bytes - one.bytes).map(({ copied }) => copied)
}

const Size = z.object({ bytes: z.coerce.number() })
