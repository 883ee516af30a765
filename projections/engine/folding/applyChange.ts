import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { AnyTable } from '../tables/anyTable.ts'
import type { Row } from '../tables/row.ts'
import type { RowChange, TakenValue } from '../tables/rowChange.ts'
import type { TableRows } from './tableRows.ts'

export type RowsByTable = (table: AnyTable) => TableRows

/** Applies one change to rows in memory. Only this function defines the effect of a change. */
export const applyChange = (rowsOf: RowsByTable, change: RowChange): void => {
  const rows = rowsOf(change.table)
  switch (change.kind) {
    case 'insert':
      if (change.taken) take(rowsOf, change.row, change.taken)
      rows.insert(change.row)
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
    case 'raise':
      rows.raise(change.key, change.fields)
      break
    case 'remove':
      rows.remove(change.key)
      break
    default:
      assertNever(change)
  }
}

const take = (rowsOf: RowsByTable, row: Row, taken: Readonly<Record<string, TakenValue>>): void => {
  for (const name in taken) {
    const source = taken[name]
    if (source) row[name] = rowsOf(source.table).valueOf(source.key, source.column)
  }
}
