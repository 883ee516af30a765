import { isNullable, sqlTypeOf } from '../columns.ts'
import { snakeCase } from '../snakeCase.ts'
import type { AnyTable } from '../table.ts'

/** The table alone. */
export const createTableSql = (schema: string, table: AnyTable): string => {
  const columns = Object.entries(table.columns).map(
    ([name, column]) => `${snakeCase(name)} ${sqlTypeOf(column)}${isNullable(column) ? '' : ' not null'}`,
  )
  return `create table ${schema}.${snakeCase(table.name)} (${columns.join(', ')})`
}

/** A rebuild adds keys and indexes once the rows are there: that costs a fraction of keeping them up row by row. */
export const addKeySql = (schema: string, table: AnyTable): string =>
  `alter table ${schema}.${snakeCase(table.name)} add primary key (${table.key.map(snakeCase).join(', ')})`

/** The indexes beside the primary key. */
export const createIndexesSql = (schema: string, table: AnyTable): readonly string[] =>
  table.indexes.map(index => `create index on ${schema}.${snakeCase(table.name)} (${index})`)
