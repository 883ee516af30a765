import { impossible } from '@laurel/ledger/decider/impossible.ts'
import type { RowChange, TakenValue } from '../rowChange.ts'
import type { AnyTable } from '../table.ts'
import { type Row, rowOf } from './row.ts'
import type { TableRows } from './tableRows.ts'

export type RowsByTable = (table: AnyTable) => TableRows

/** Applies one change to rows in memory. This is the only place that says what a change does. */
export const applyChange = (rowsOf: RowsByTable, change: RowChange): void => {
  const rows = rowsOf(change.table)
  switch (change.kind) {
    case 'insert':
      rows.insert(withTaken(rowsOf, change.row, change.taken))
      break
    case 'put':
      rows.put(change.row)
      break
    case 'add':
      rows.add(change.key, change.amounts)
      break
    case 'change':
      rows.change(change.key, change.fields)
      break
    case 'remove':
      rows.remove(change.key)
      break
    default:
      impossible(change)
  }
}

const withTaken = (rowsOf: RowsByTable, values: object, taken: Readonly<Record<string, TakenValue>>): Row => {
  const row = rowOf(values)
  for (const [name, { table, key, column }] of Object.entries(taken)) {
    row[name] = rowsOf(table).valueOf(key, column)
  }
  return row
}
