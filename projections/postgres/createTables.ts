import { isNullable, sqlTypeOf } from '../columns.ts'
import { snakeCase } from '../snakeCase.ts'
import type { AnyTable } from '../table.ts'

/** The table and its primary key. */
export const createTableSql = (schema: string, table: AnyTable): string => {
  const columns = Object.entries(table.columns).map(
    ([name, column]) => `${snakeCase(name)} ${sqlTypeOf(column)}${isNullable(column) ? '' : ' not null'}`,
  )
  const key = table.key.map(snakeCase).join(', ')
  return `create table ${schema}.${snakeCase(table.name)} (${columns.join(', ')}, primary key (${key}))`
}

/** The other indexes: a rebuild makes them once the rows are there. */
export const createIndexesSql = (schema: string, table: AnyTable): readonly string[] =>
  table.indexes.map(index => `create index on ${schema}.${snakeCase(table.name)} (${index})`)
