import type { AnyTable } from '../tables/anyTable.ts'
import { isNullable, sqlTypeOf } from '../tables/columns.ts'
import { snakeCase } from '../tables/snakeCase.ts'

/** The tables of one connection, which nothing else sees and which end with it. */
export const temporarySchema = 'pg_temp'

/** The table alone. */
export const createTableSql = (schema: string, table: AnyTable): string => {
  const columns = Object.entries(table.columns).map(
    ([name, column]) => `${snakeCase(name)} ${sqlTypeOf(column)}${isNullable(column) ? '' : ' not null'}`,
  )
  return `create table ${schema}.${snakeCase(table.name)} (${columns.join(', ')})${table.isReplacedOften ? roomForVersions : ''}`
}

/** Each row of a page can be replaced once before the page is tidied. */
const roomForVersions = ' with (fillfactor = 45)'

/**
 * The statements that make the key and the indexes of a table; they may run at the same time, and a rebuild runs them
 * once the rows are there, which costs a fraction of keeping indexes up row by row.
 */
export const createIndexesSql = (schema: string, table: AnyTable): readonly string[] => [
  `create unique index ${keyName(table)} on ${schema}.${snakeCase(table.name)} (${table.key.map(snakeCase).join(', ')})`,
  // Tables without readers need their keys only.
  ...(schema === temporarySchema ? [] : table.indexes).map(
    (index, place) =>
      `create index ${indexName(table, index, place)} on ${schema}.${snakeCase(table.name)} ${index.startsWith('using ') ? index : `(${index})`}`,
  ),
]

/** Declares the key, when its index is there, to be the primary one. */
export const addKeySql = (schema: string, table: AnyTable): string =>
  `alter table ${schema}.${snakeCase(table.name)} add primary key using index ${keyName(table)}`

const nameLengthMax = 63

/** PostgreSQL would choose one name for two similar indexes that are created at the same time. */
const indexName = (table: AnyTable, index: string, place: number): string =>
  [snakeCase(table.name), place + 1, ...index.replace(/^using \w+ /, '').matchAll(/[a-z_]+/g)]
    .join('_')
    .slice(0, nameLengthMax)

const keyName = (table: AnyTable): string => `${snakeCase(table.name)}_key`
