import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { createKeyedMap, type KeyedMap } from '../folding/keyedMap.ts'
import type { AnyTable } from '../tables/anyTable.ts'
import { isPersonal } from '../tables/columns.ts'
import type { ReadModel } from '../tables/readModel.ts'
import type { Row } from '../tables/row.ts'
import type { RowChange } from '../tables/rowChange.ts'

/** The values that events give to personal columns of rows; each row has its key and the same columns. */
export type PersonalValues = {
  readonly table: AnyTable
  readonly columns: readonly string[]
  readonly rows: readonly Readonly<Row>[]
}

export const personalColumnsOf = ({ columns }: AnyTable): readonly string[] =>
  Object.entries(columns).flatMap(([name, schema]) => (isPersonal(schema) ? [name] : []))

/** The values of personal columns after these events, for the rows that they leave. */
export const personalValuesOf = (
  { tables, project }: ReadModel,
  events: readonly RecordedLedgerEvent[],
): readonly PersonalValues[] => {
  const personal = new Map(tables.map(table => [table, personalColumnsOf(table)]))
  const found = new Map<AnyTable, KeyedMap<Readonly<Row>>>()
  for (const change of events.flatMap(project)) {
    const { table } = change
    const columns = personal.get(table) ?? []
    if (columns.length === 0) continue
    const rows = found.get(table) ?? createKeyedMap<Readonly<Row>>(table.key)
    found.set(table, rows)
    const key = keyOf(change)
    if (change.kind === 'remove') {
      rows.delete(key)
      continue
    }
    const values = pick(valuesOf(change, columns), columns)
    if (Object.keys(values).length > 0)
      rows.set(key, { ...(rows.get(key) ?? pick(key, table.key)), ...values })
  }
  return [...found].flatMap(([table, rows]) => bySameColumns(table, [...rows.values()]))
}

const keyOf = (change: RowChange): Readonly<Row> => (change.kind === 'insert' ? change.row : change.key)

const valuesOf = (
  change: Exclude<RowChange, { kind: 'remove' }>,
  columns: readonly string[],
): Readonly<Row> => {
  switch (change.kind) {
    case 'insert':
    case 'put':
      return change.row
    case 'change':
      return change.fields
    case 'add':
    case 'raise': {
      const fields = change.kind === 'add' ? change.amounts : change.fields
      const personal = columns.find(name => name in fields)
      if (personal === undefined) return {}
      throw new Error(
        `${change.table.name}.${personal} is personal: put or change it, so that it can be erased.`,
      )
    }
  }
}

const pick = (row: Readonly<Row>, names: readonly string[]): Row =>
  Object.fromEntries(names.flatMap(name => (name in row ? [[name, row[name]]] : [])))

const bySameColumns = (table: AnyTable, rows: readonly Readonly<Row>[]): readonly PersonalValues[] => {
  const groups = Map.groupBy(rows, row =>
    personalColumnsOf(table)
      .filter(name => name in row)
      .join(),
  )
  return [...groups].map(([columns, same]) => ({ table, columns: columns.split(','), rows: same }))
}
