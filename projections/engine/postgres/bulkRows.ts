import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { AnyTable } from '../tables/anyTable.ts'
import type { ReadModel } from '../tables/readModel.ts'
import type { RowChange } from '../tables/rowChange.ts'
import { createBulkSums } from './bulkSums.ts'
import type { BulkLimits, BulkTable } from './bulkTable.ts'
import { createBulkTable } from './bulkTable.ts'
import type { CopyQueue } from './copyQueue.ts'

/**
 * The first fill of a copy of a read model. Rows are written by COPY alone, into tables without keys or indexes. Rows
 * with running totals stay in memory until `finish`, or leave it in parts where a table holds nothing but sums; others
 * are written early, and later changes to them are kept for the end.
 */
export type BulkRows = {
  fold(events: readonly RecordedLedgerEvent[]): void
  /** Sends rows that have left the memory; the transaction must be the one that made the tables. */
  write(queue: CopyQueue): Promise<void>
  /** Sends all rows. Answers the remaining changes in order, to be applied when the rows have keys. */
  finish(queue: CopyQueue): Promise<readonly RowChange[]>
  /** Whether the memory limit is reached: finish, and continue by keys. */
  isFull(): boolean
}

export const createBulkRows = (schema: string, readModel: ReadModel, limits: BulkLimits): BulkRows => {
  const tables = new Map<AnyTable, BulkTable>(
    readModel.tables.map(table => [
      table,
      table.holdsSums ? createBulkSums(schema, table, limits) : createBulkTable(schema, table, limits),
    ]),
  )
  const tableOf = (table: AnyTable): BulkTable => {
    const found = tables.get(table)
    if (!found) throw new Error(`${readModel.name} changes ${table.name}, which is not among its tables.`)
    return found
  }
  const rowsOf = (table: AnyTable) => tableOf(table).rows
  return {
    fold: events => {
      for (const event of events)
        for (const change of readModel.project(event)) tableOf(change.table).apply(rowsOf, change)
      for (const table of tables.values()) table.letGo()
    },
    write: async queue => {
      for (const table of tables.values()) await table.write(queue)
    },
    finish: async queue => {
      const later: RowChange[] = []
      for (const table of tables.values()) for (const change of await table.finish(queue)) later.push(change)
      return later
    },
    isFull: () => {
      let kept = 0
      for (const table of tables.values()) kept += table.kept()
      return kept > limits.keptMax
    },
  }
}
