import { applyChange, type RowsByTable } from '../folding/applyChange.ts'
import { createKeyedMap } from '../folding/keyedMap.ts'
import { mergeAlterations } from '../folding/mergeAlterations.ts'
import { createTableRows, type TableRows } from '../folding/tableRows.ts'
import type { AnyTable } from '../tables/anyTable.ts'
import type { RowAlteration, RowChange } from '../tables/rowChange.ts'
import type { CopyQueue } from './copyQueue.ts'
import { createRowEncoder } from './rowEncoder.ts'
import { tableStatements } from './tableStatements.ts'

export type BulkLimits = {
  /** The number of events folded at a time: small, so that their garbage is collected soon. */
  readonly batchSize: number
  /** Rows of a table that wait in memory for changes that follow soon. */
  readonly waitingRowsMax: number
  /** Rows of a table of sums in memory, before they are written as parts. */
  readonly summedRowsMax: number
  /** Rows and changes of a read model in memory for the sake of the whole history. */
  readonly keptMax: number
}

export const usualLimits: BulkLimits = {
  batchSize: 1_000,
  waitingRowsMax: 2_000,
  summedRowsMax: 20_000,
  keptMax: 40_000,
}

/** So many bytes are worth a statement. */
export const copiedBytesMin = 256 * 1024

/** A table in its first fill. */
export type BulkTable = {
  readonly rows: TableRows
  apply(rowsOf: RowsByTable, change: RowChange): void
  /** Encodes the rows that need not wait for changes. */
  letGo(): void
  /** Sends encoded rows, if they are worth it. */
  write(queue: CopyQueue): Promise<void>
  /** Sends all rows, and answers the changes that need their keys. */
  finish(queue: CopyQueue): Promise<readonly RowChange[]>
  /** The number of rows and changes that stay in memory until the end. */
  kept(): number
}

export const createBulkTable = (
  schema: string,
  table: AnyTable,
  { waitingRowsMax }: BulkLimits,
): BulkTable => {
  const rows = createTableRows(table)
  const encoder = createRowEncoder(table, copiedBytesMin * 2)
  const { copyFrozen } = tableStatements(schema, table)
  const later = createKeyedMap<RowAlteration[]>(table.key)
  /** Some rows have left the memory: a key that is not in it may belong to one of them. */
  let hasLetGo = false

  /**
   * Keeps a change of a row that is not in memory. A `put` needs no former row, unless changes of one are kept: the row
   * was written, so that a second one with its key would be refused.
   */
  const isForLater = (change: RowAlteration): boolean => {
    if (!hasLetGo || rows.slots.get(change.key)) return false
    const kept = later.get(change.key)
    if (change.kind === 'put') {
      if (kept) later.set(change.key, [change])
      return kept !== undefined
    }
    if (kept) mergeAlterations(kept, change)
    else later.set(change.key, [change])
    return true
  }
  const send = async (queue: CopyQueue): Promise<void> => {
    const data = encoder.take()
    if (data) await queue.send(copyFrozen, data, encoder.giveBack)
  }

  return {
    rows,
    apply: (rowsOf, change) => {
      if (change.kind === 'insert' || !isForLater(change)) applyChange(rowsOf, change)
    },
    letGo: () => {
      for (const row of rows.inserted) encoder.add(row)
      rows.inserted.length = 0
      if (rows.touched.size <= waitingRowsMax) return
      for (const slot of rows.touched) {
        if (slot.isRunning) continue
        if (slot.row) encoder.add(slot.row)
        rows.slots.delete(slot.key)
        hasLetGo = true
      }
      rows.touched.clear()
    },
    write: async queue => {
      if (encoder.length >= copiedBytesMin) await send(queue)
    },
    finish: async queue => {
      for (const { row } of rows.slots.values()) if (row) encoder.add(row)
      rows.slots.clear()
      rows.touched.clear()
      await send(queue)
      return [...later.values()].flat()
    },
    kept: () => rows.slots.size + later.size,
  }
}
