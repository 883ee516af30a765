import { createTableRows, type Pending, type Slot, type TableRows } from '../folding/tableRows.ts'
import type { AnyTable } from '../tables/anyTable.ts'
import type { Row } from '../tables/row.ts'
import { areHeld } from './heldCheckpoints.ts'
import { createRowEncoder, type RowEncoder } from './rowEncoder.ts'
import { type TableStatements, tableStatements } from './tableStatements.ts'

/** The cache of a stored table in one process, and its writes. */
export type StoredTable = {
  readonly rows: TableRows
  readonly statements: TableStatements
  /** The same for a transaction that may have come too late. */
  readonly ifHeld: TableStatements
  readonly encoder: RowEncoder
  /** Slots that are being written, with the number of writes. */
  readonly underWay: Map<Slot, number>
}

export const createStoredTable = (schema: string, table: AnyTable): StoredTable => ({
  rows: createTableRows(table),
  statements: tableStatements(schema, table),
  ifHeld: tableStatements(schema, table, areHeld),
  encoder: createRowEncoder(table, encoderSize),
  underWay: new Map(),
})

/** Most batches are small while the product runs. */
const encoderSize = 16_384

/** The rows cached per table between batches, for running totals. */
const rememberedMax = 100_000
/** The same where all that changes waits in memory until the end. */
const deferredMax = 40_000

export const holdsTooMany = (rows: TableRows, isDeferring = false): boolean =>
  rows.slots.size > (isDeferring ? deferredMax : rememberedMax)

export const byPending = (slots: Iterable<Slot>): Record<Pending, Slot[]> => {
  const pending: Record<Pending, Slot[]> = {
    nothing: [],
    insert: [],
    put: [],
    update: [],
    write: [],
    delete: [],
  }
  for (const slot of slots) pending[slot.pending].push(slot)
  return pending
}

export const rowsOf = (slots: readonly Slot[]): Row[] =>
  slots.map(slot => slot.row).filter(row => row !== undefined)
