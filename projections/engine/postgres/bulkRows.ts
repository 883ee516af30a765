import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { applyChange } from '../folding/applyChange.ts'
import { createKeyedMap, type KeyedMap } from '../folding/keyedMap.ts'
import { createTableRows, type TableRows } from '../folding/tableRows.ts'
import type { AnyTable } from '../tables/anyTable.ts'
import type { ReadModel } from '../tables/readModel.ts'
import type { RowAlteration, RowChange } from '../tables/rowChange.ts'
import type { CopyQueue } from './copyQueue.ts'
import { createRowEncoder, type RowEncoder } from './rowEncoder.ts'
import { tableStatements } from './tableStatements.ts'

/**
 * The first fill of a copy of a read model. Rows are written by COPY alone, into tables without keys or indexes. Rows
 * with running totals stay in memory until `finish`; others are written early, and later changes to them are kept for
 * the end.
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

export type BulkLimits = {
  /** The number of events folded at a time: small, so that their garbage is collected soon. */
  readonly batchSize: number
  /** Rows of a table that wait in memory for changes that follow soon. */
  readonly waitingRowsMax: number
  /** Rows and changes in memory for the sake of the whole history. */
  readonly keptMax: number
}

export const usualLimits: BulkLimits = { batchSize: 1_000, waitingRowsMax: 2_000, keptMax: 40_000 }

/** So many bytes are worth a statement. */
const copiedBytesMin = 256 * 1024

type BulkTable = {
  readonly rows: TableRows
  readonly encoder: RowEncoder
  readonly statement: string
  /** Some rows have left the memory: a key that is not in it may belong to one of them. */
  hasLetGo: boolean
  readonly later: KeyedMap<RowAlteration[]>
}

export const createBulkRows = (
  schema: string,
  readModel: ReadModel,
  { waitingRowsMax, keptMax }: BulkLimits,
): BulkRows => {
  const tables = new Map<AnyTable, BulkTable>(
    readModel.tables.map(table => [
      table,
      {
        rows: createTableRows(table),
        encoder: createRowEncoder(table, copiedBytesMin * 2),
        statement: tableStatements(schema, table).copyFrozen,
        hasLetGo: false,
        later: createKeyedMap(table.key),
      },
    ]),
  )
  const tableOf = (table: AnyTable): BulkTable => {
    const found = tables.get(table)
    if (!found) throw new Error(`${readModel.name} changes ${table.name}, which is not among its tables.`)
    return found
  }
  const rowsOf = (table: AnyTable): TableRows => tableOf(table).rows
  const apply = (change: RowChange): void => {
    if (change.kind !== 'insert' && isForLater(tableOf(change.table), change)) return
    applyChange(rowsOf, change)
  }
  return {
    fold: events => {
      for (const event of events) for (const change of readModel.project(event)) apply(change)
      for (const table of tables.values()) letGo(table, waitingRowsMax)
    },
    write: async queue => {
      for (const table of tables.values())
        if (table.encoder.length >= copiedBytesMin) await send(queue, table)
    },
    finish: async queue => {
      for (const table of tables.values()) {
        letGoOfAll(table)
        await send(queue, table)
      }
      return [...tables.values()].flatMap(({ later }) => [...later.values()].flat())
    },
    isFull: () => {
      let kept = 0
      for (const { rows, later } of tables.values()) kept += rows.slots.size + later.size
      return kept > keptMax
    },
  }
}

/**
 * Keeps a change of a row that is not in memory. A `put` needs no former row, unless changes of one are kept: the row was
 * written, so that a second one with its key would be refused.
 */
const isForLater = (table: BulkTable, change: RowAlteration): boolean => {
  if (!table.hasLetGo || table.rows.slots.get(change.key)) return false
  const kept = table.later.get(change.key)
  if (change.kind === 'put') {
    if (kept) table.later.set(change.key, [change])
    return kept !== undefined
  }
  if (kept) kept.push(change)
  else table.later.set(change.key, [change])
  return true
}

const letGo = (table: BulkTable, waitingRowsMax: number): void => {
  const { rows, encoder } = table
  for (const row of rows.inserted) encoder.add(row)
  rows.inserted.length = 0
  if (rows.touched.size <= waitingRowsMax) return
  for (const slot of rows.touched) {
    if (slot.isRunning) continue
    if (slot.row) encoder.add(slot.row)
    rows.slots.delete(slot.key)
    table.hasLetGo = true
  }
  rows.touched.clear()
}

const letGoOfAll = ({ rows, encoder }: BulkTable): void => {
  for (const { row } of rows.slots.values()) if (row) encoder.add(row)
  rows.slots.clear()
  rows.touched.clear()
}

const send = async (queue: CopyQueue, { encoder, statement }: BulkTable): Promise<void> => {
  const data = encoder.take()
  if (data) await queue.send(statement, data, encoder.giveBack)
}
