import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { z } from 'zod'
import { applyChange } from '../folding/applyChange.ts'
import { keyText, type Row, rowOf } from '../folding/row.ts'
import { createTableRows, type Pending, type Slot, type TableRows } from '../folding/tableRows.ts'
import type { Queryable } from '../queryable.ts'
import type { ReadModel } from '../readModel.ts'
import type { RowChange } from '../rowChange.ts'
import type { AnyTable } from '../table.ts'
import { type TableStatements, tableStatements } from './tableStatements.ts'

/**
 * One copy of a read model in Postgres. Events are folded in memory, by the code that folds them everywhere, over
 * the rows they touch; then the rows are written, a few statements for a whole batch.
 */
export type StoredRows = {
  /** Call it within a transaction; when that fails, `forget` before the next call. */
  apply(database: Queryable, events: readonly RecordedLedgerEvent[]): Promise<void>
  /** Drops what is remembered of the rows, because somebody else may have written. */
  forget(): void
}

/** Rows remembered per table between batches, those that a running total keeps coming back to. */
const rememberedMax = 100_000

type StoredTable = { readonly rows: TableRows; readonly statements: TableStatements }

const anyRows = z.array(z.record(z.string(), z.unknown()))

export const createStoredRows = (schema: string, readModel: ReadModel): StoredRows => {
  const stored = new Map<AnyTable, StoredTable>(
    readModel.tables.map(table => [
      table,
      { rows: createTableRows(table), statements: tableStatements(schema, table) },
    ]),
  )
  const tableOf = (table: AnyTable): StoredTable => {
    const found = stored.get(table)
    if (!found) throw new Error(`${readModel.name} changes ${table.name}, which is not among its tables.`)
    return found
  }
  return {
    apply: async (database, events) => {
      const changes = events.flatMap(event => readModel.project(event))
      if (changes.length === 0) return
      const wanted = wantedKeys(changes, table => tableOf(table).rows)
      for (const [table, keys] of wanted) await load(database, tableOf(table), [...keys.values()])
      for (const change of changes) applyChange(table => tableOf(table).rows, change)
      for (const table of stored.values()) await write(database, table)
    },
    forget: () => {
      for (const { rows } of stored.values()) {
        rows.slots.clear()
        rows.touched.clear()
      }
    },
  }
}

/** The rows that changes build upon and that are not known yet. */
const wantedKeys = (
  changes: readonly RowChange[],
  rowsOf: (table: AnyTable) => TableRows,
): Map<AnyTable, Map<string, Row>> => {
  const wanted = new Map<AnyTable, Map<string, Row>>()
  for (const change of changes) {
    if (change.kind !== 'add' && change.kind !== 'change') continue
    const key = rowOf(change.key)
    const text = keyText(change.table, key)
    if (rowsOf(change.table).slots.has(text)) continue
    const keys = wanted.get(change.table) ?? new Map<string, Row>()
    keys.set(text, key)
    wanted.set(change.table, keys)
  }
  return wanted
}

const load = async (database: Queryable, { rows, statements }: StoredTable, keys: Row[]): Promise<void> => {
  const { text, values } = statements.load(keys)
  const found = anyRows.parse(z.array(rows.table.schema).parse((await database.query(text, values)).rows))
  for (const key of keys) rows.learn(key, undefined)
  for (const row of found) rows.learn(row, row)
}

const write = async (database: Queryable, { rows, statements }: StoredTable): Promise<void> => {
  const pending: Record<Pending, Slot[]> = { nothing: [], insert: [], write: [], delete: [] }
  for (const slot of rows.touched) pending[slot.pending].push(slot)
  const rowsOf = (slots: readonly Slot[]): Row[] =>
    slots.map(slot => slot.row).filter(row => row !== undefined)
  const steps = [
    {
      count: pending.delete.length,
      statement: () => statements.remove(pending.delete.map(slot => slot.key)),
    },
    { count: pending.insert.length, statement: () => statements.insert(rowsOf(pending.insert)) },
    { count: pending.write.length, statement: () => statements.write(rowsOf(pending.write)) },
  ]
  for (const { count, statement } of steps) {
    if (count === 0) continue
    const { text, values } = statement()
    await database.query(text, values)
  }
  settle(rows)
}

/** What is written is no longer pending; rows that nobody is likely to come back to soon are let go. */
const settle = (rows: TableRows): void => {
  for (const slot of rows.touched) {
    slot.pending = 'nothing'
    if (!slot.isRunning) rows.slots.delete(slot.text)
  }
  rows.touched.clear()
  if (rows.slots.size > rememberedMax) rows.slots.clear()
}
