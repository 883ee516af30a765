import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { applyChange } from '../folding/applyChange.ts'
import { createTableRows, type Pending, type Slot, type TableRows } from '../folding/tableRows.ts'
import type { ReadModel } from '../readModel.ts'
import { keyText, type Row } from '../row.ts'
import type { RowChange } from '../rowChange.ts'
import type { AnyTable } from '../table.ts'
import { copyIn } from './copyIn.ts'
import { type Statement, type TableStatements, tableStatements } from './tableStatements.ts'

/**
 * One copy of a read model in Postgres. Events are folded in memory, by the code that folds them everywhere, over
 * the rows they touch; then the rows are written, a few statements for a whole batch.
 */
export type StoredRows = {
  /** Call it within a transaction; when that fails, `forget` before the next call. */
  apply(client: ClientBase, events: readonly RecordedLedgerEvent[]): Promise<void>
  /** Writes what `apply` put off. */
  flush(client: ClientBase): Promise<void>
  /** Drops what is remembered of the rows, because somebody else may have written. */
  forget(): void
}

export type StoredRowsOptions = {
  /**
   * Rows that batch after batch adds to are written at `flush` only. For a copy that nobody reads before that: each
   * balance is then written once, not once per batch.
   */
  readonly isDeferring?: boolean
}

/** Rows remembered per table between batches, those that a running total keeps coming back to. */
const rememberedMax = 100_000

/** From so many rows on COPY is worth its ceremony. */
const copiedRowsMin = 200

type StoredTable = { readonly rows: TableRows; readonly statements: TableStatements }

const anyRows = z.array(z.record(z.string(), z.unknown()))

export const createStoredRows = (
  schema: string,
  readModel: ReadModel,
  { isDeferring = false }: StoredRowsOptions = {},
): StoredRows => {
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
    apply: async (client, events) => {
      const changes = events.flatMap(event => readModel.project(event))
      if (changes.length === 0) return
      const wanted = wantedKeys(changes, table => tableOf(table).rows)
      for (const [table, keys] of wanted) await load(client, tableOf(table), keys)
      for (const change of changes) applyChange(table => tableOf(table).rows, change)
      for (const table of stored.values()) await write(client, table, isDeferring)
    },
    flush: async client => {
      for (const table of stored.values()) await write(client, table, false)
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
): Map<AnyTable, Map<string, Readonly<Row>>> => {
  const wanted = new Map<AnyTable, Map<string, Readonly<Row>>>()
  for (const change of changes) {
    if (change.kind === 'insert' || change.kind === 'put' || change.kind === 'remove') continue
    if (rowsOf(change.table).slots.has(change.text)) continue
    const keys = wanted.get(change.table) ?? new Map<string, Readonly<Row>>()
    keys.set(change.text, change.key)
    wanted.set(change.table, keys)
  }
  return wanted
}

const load = async (
  client: ClientBase,
  { rows, statements }: StoredTable,
  keys: ReadonlyMap<string, Readonly<Row>>,
): Promise<void> => {
  const { prepared, values } = statements.load([...keys.values()])
  const found = anyRows.parse(z.array(rows.table.schema).parse((await client.query(prepared, values)).rows))
  for (const [name, key] of keys) rows.learn(name, key, undefined)
  for (const row of found) rows.learn(keyText(rows.table.key, row), row, row)
}

const write = async (
  client: ClientBase,
  { rows, statements }: StoredTable,
  isDeferring: boolean,
): Promise<void> => {
  const isFull = rows.slots.size > rememberedMax
  const due = [...rows.touched].filter(slot => !(isDeferring && slot.isRunning && !isFull))
  const pending: Record<Pending, Slot[]> = { nothing: [], insert: [], write: [], delete: [] }
  for (const slot of due) pending[slot.pending].push(slot)
  if (pending.delete.length > 0) await run(client, statements.remove(pending.delete.map(slot => slot.key)))
  if (pending.insert.length >= copiedRowsMin) {
    const { text, data } = statements.copy(rowsOf(pending.insert))
    await copyIn(client, text, [Buffer.from(data)])
  } else if (pending.insert.length > 0) await run(client, statements.insert(rowsOf(pending.insert)))
  if (pending.write.length > 0) await run(client, statements.write(rowsOf(pending.write)))
  settle(rows, due)
  if (isFull) rows.slots.clear()
}

const run = async (client: ClientBase, { prepared, values }: Statement): Promise<void> => {
  await client.query(prepared, values)
}

const rowsOf = (slots: readonly Slot[]): Row[] => slots.map(slot => slot.row).filter(row => row !== undefined)

/** What is written is no longer pending; rows that nobody is likely to come back to soon are let go. */
const settle = (rows: TableRows, written: readonly Slot[]): void => {
  for (const slot of written) {
    slot.pending = 'nothing'
    rows.touched.delete(slot)
    if (!slot.isRunning) rows.slots.delete(slot.text)
  }
}
