import { addKeySql, createIndexesSql, createTableSql, temporarySchema } from './postgres/createTables.ts'
import type { Queryable } from './queryable.ts'
import type { ReadModel } from './tables/readModel.ts'
import { snakeCase } from './tables/snakeCase.ts'
import { liveSchema } from './tables/table.ts'

export const nextSchema = (name: string): string => `${liveSchema(name)}_next`
const previousSchema = (name: string): string => `${liveSchema(name)}_previous`

/** Creates an empty copy of a read model's tables, without keys and indexes, and drops any former one. */
export const createTables = async (
  database: Queryable,
  schema: string,
  readModel: ReadModel,
): Promise<void> => {
  if (schema === temporarySchema) {
    for (const { name } of readModel.tables)
      await database.query(`drop table if exists ${schema}.${snakeCase(name)}`)
  } else {
    await database.query(`drop schema if exists ${schema} cascade`)
    await database.query(`create schema ${schema}`)
  }
  for (const table of readModel.tables) await database.query(createTableSql(schema, table))
}

/** Adds keys and indexes to tables. */
export const createIndexes = async (
  database: Queryable,
  schema: string,
  readModel: ReadModel,
): Promise<void> => {
  for (const table of readModel.tables) {
    for (const sql of createIndexesSql(schema, table)) await database.query(sql)
    await database.query(addKeySql(schema, table))
  }
}

/** Lets the copy built beside take the place of the one that served. */
export const swapSchemas = async (database: Queryable, name: string): Promise<void> => {
  await database.query(`alter schema ${liveSchema(name)} rename to ${previousSchema(name)}`)
  await database.query(`alter schema ${nextSchema(name)} rename to ${liveSchema(name)}`)
}

/** Drops the former copy; waits for readers that still use it. */
export const dropPrevious = async (database: Queryable, name: string): Promise<void> => {
  await database.query(`drop schema if exists ${previousSchema(name)} cascade`)
}
