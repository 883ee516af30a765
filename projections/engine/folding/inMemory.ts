import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { z } from 'zod'
import type { AnyTable } from '../tables/anyTable.ts'
import type { ReadModel } from '../tables/readModel.ts'
import { applyChange } from './applyChange.ts'
import { createTableRows, type TableRows } from './tableRows.ts'

/** Read models without a database, for specs and simulations. */
export type InMemory = {
  apply(events: readonly RecordedLedgerEvent[]): void
  /** All rows of a table, in the order of their creation. */
  rows<Schema extends z.ZodType>(table: AnyTable & { readonly schema: Schema }): z.output<Schema>[]
}

export const createInMemory = (...readModels: readonly ReadModel[]): InMemory => {
  const byTable = new Map<AnyTable, TableRows>()
  const rowsOf = (table: AnyTable): TableRows => {
    const rows = byTable.get(table) ?? createTableRows(table)
    byTable.set(table, rows)
    return rows
  }
  return {
    apply: events => {
      for (const event of events)
        for (const readModel of readModels)
          for (const change of readModel.project(event)) applyChange(rowsOf, change)
    },
    rows: table => {
      const { slots, inserted } = rowsOf(table)
      const rows = [...slots.values()].flatMap(slot => slot.row ?? [])
      return z.array(table.schema).parse([...rows, ...inserted])
    },
  }
}
