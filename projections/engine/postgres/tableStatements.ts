import { type Prepared, prepared } from '../queryable.ts'
import { columnsOf } from '../querying/rows.ts'
import type { AnyTable } from '../tables/anyTable.ts'
import { sqlTypeOf } from '../tables/columns.ts'
import type { Row } from '../tables/row.ts'
import { snakeCase } from '../tables/snakeCase.ts'
import { arrayLiteral } from './arrayLiteral.ts'

/** A statement for many rows at once: each column travels as one array. */
export type Statement = {
  readonly prepared: Prepared
  readonly values: string[]
  /** It answers rows. */
  readonly isQuestion?: boolean
}

/** The statements that move rows between a table and the memory, whatever their number. */
export type TableStatements = {
  load(keys: readonly Readonly<Row>[]): Statement
  /** Takes new rows in the binary form of COPY. */
  readonly copy: string
  /** The same for a table that was made in this transaction: its rows need no care by Postgres later. */
  readonly copyFrozen: string
  /** Inserts rows that are not stored. */
  insert(rows: readonly Readonly<Row>[]): Statement
  /** Replaces stored rows, at a third of the cost of an upsert. */
  update(rows: readonly Readonly<Row>[]): Statement
  /** Inserts rows, or replaces rows with the same keys. */
  write(rows: readonly Readonly<Row>[]): Statement
  remove(keys: readonly Readonly<Row>[]): Statement
}

/** `condition` says, in SQL, when the statements that change rows do so; always if there is none. */
export const tableStatements = (schema: string, table: AnyTable, condition?: string): TableStatements => {
  const names = Object.keys(table.columns)
  const target = `${schema}.${snakeCase(table.name)}`
  const columnList = names.map(snakeCase).join(', ')
  const keyList = table.key.map(snakeCase).join(', ')
  const keyRows = `unnest(${arrays(table, table.key)}) as k (${keyList})`
  const sameKey = table.key.map(name => `t.${snakeCase(name)} = k.${snakeCase(name)}`).join(' and ')

  const load = prepared(`select ${columnsOf(table, 't')} from ${target} t join ${keyRows} on ${sameKey}`)
  const remove = prepared(
    `delete from ${target} t using ${keyRows} where ${sameKey}${condition ? ` and ${condition}` : ''}`,
  )
  const values = names.filter(name => !table.key.includes(name)).map(snakeCase)
  const replaceBy = (source: string): string => values.map(name => `${name} = ${source}.${name}`).join(', ')
  const replace = values.length === 0 ? 'nothing' : `update set ${replaceBy('excluded')}`
  const where = condition ? ` where ${condition}` : ''
  const insertText = `insert into ${target} (${columnList}) select * from unnest(${arrays(table, names)}) as r${where}`
  const insert = prepared(insertText)
  const write = prepared(`${insertText} on conflict (${keyList}) do ${replace}`)
  const updateText = `
    update ${target} t set ${replaceBy('k')} from unnest(${arrays(table, names)}) as k (${columnList})
    where ${sameKey}${condition ? ` and ${condition}` : ''}`
  // A row that is nothing but its key has nothing to be replaced.
  const update = values.length === 0 ? write : prepared(updateText)
  const copy = `copy ${target} (${columnList}) from stdin`

  return {
    load: keys => ({ prepared: load, values: columnArrays(table, table.key, keys), isQuestion: true }),
    copy: `${copy} (format binary)${where}`,
    copyFrozen: `${copy} (format binary, freeze)`,
    insert: rows => ({ prepared: insert, values: columnArrays(table, names, rows) }),
    update: rows => ({ prepared: update, values: columnArrays(table, names, rows) }),
    write: rows => ({ prepared: write, values: columnArrays(table, names, rows) }),
    remove: keys => ({ prepared: remove, values: columnArrays(table, table.key, keys) }),
  }
}

const columnOf = (table: AnyTable, name: string) => {
  const column = table.columns[name]
  if (!column) throw new Error(`${table.name} declares no column ${name}.`)
  return column
}

export const arrays = (table: AnyTable, names: readonly string[]): string =>
  names.map((name, index) => `$${index + 1}::${sqlTypeOf(columnOf(table, name))}[]`).join(', ')

export const columnArrays = (
  table: AnyTable,
  names: readonly string[],
  rows: readonly Readonly<Row>[],
): string[] =>
  names.map(name =>
    arrayLiteral(
      sqlTypeOf(columnOf(table, name)),
      rows.map(row => row[name]),
    ),
  )
