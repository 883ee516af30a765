import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { isUniqueViolation } from '@laurel/ledger/log/postgres/append/uniqueViolation.ts'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { applyChange } from '../folding/applyChange.ts'
import { createKeyedMap, type KeyedMap } from '../folding/keyedMap.ts'
import type { Slot, TableRows } from '../folding/tableRows.ts'
import type { AnyTable } from '../tables/anyTable.ts'
import type { ReadModel } from '../tables/readModel.ts'
import type { Row } from '../tables/row.ts'
import type { RowChange } from '../tables/rowChange.ts'
import { copyIn } from './copyIn.ts'
import type { RowEncoder } from './rowEncoder.ts'
import {
  byPending,
  createStoredTable,
  holdsTooMany,
  rowsOf as rowsIn,
  type StoredTable,
} from './storedTable.ts'
import type { Statement, TableStatements } from './tableStatements.ts'
import { copiedRowsMin, encodeInserted, type TakenRows, takeRows } from './takeRows.ts'

/**
 * One copy of a read model in Postgres. Events are folded in memory, by the code that folds them everywhere, over
 * the rows they touch; then the rows are written, a few statements for a whole batch.
 */
export type StoredRows = {
  /** Call it within a transaction; when that fails, `forget` before the next call. */
  apply(client: ClientBase, events: readonly RecordedLedgerEvent[]): Promise<void>
  /** The same for changes that were kept for later. */
  alter(client: ClientBase, changes: readonly RowChange[]): Promise<void>
  /** The rows that must be read before changes can be folded. */
  missing(changes: readonly RowChange[]): readonly MissingRows[]
  /** Folds changes of which nothing is missing. */
  fold(changes: readonly RowChange[]): void
  /** Takes the folded changes, which the caller writes; folding continues. */
  take(): TakenRows
  /** Writes the changes that `apply` deferred. */
  flush(client: ClientBase): Promise<void>
  /** Drops the cached rows, because another process may have written. */
  forget(): void
}

/** Rows that are not cached: how to read them, and the callback for the result. */
export type MissingRows = { readonly statement: Statement; readonly learn: (found: readonly Row[]) => void }

export type StoredRowsOptions = {
  /**
   * Rows that batch after batch adds to are written at `flush` only. For a copy without readers before that: each
   * balance is then written once, not once per batch.
   */
  readonly isDeferring?: boolean
}

/** The maximum number of events whose changes are in memory at the same time. */
export const foldedEventsMax = 1_000

/** The number of rows from which COPY is worth a savepoint. */
const copiedPutsMin = 50

const anyRows = z.array(z.record(z.string(), z.unknown()))

export const createStoredRows = (
  schema: string,
  readModel: ReadModel,
  { isDeferring = false }: StoredRowsOptions = {},
): StoredRows => {
  const stored = new Map<AnyTable, StoredTable>(
    readModel.tables.map(table => [table, createStoredTable(schema, table)]),
  )
  const tableOf = (table: AnyTable): StoredTable => {
    const found = stored.get(table)
    if (!found) throw new Error(`${readModel.name} changes ${table.name}, which is not among its tables.`)
    return found
  }
  const rowsOf = (table: AnyTable): TableRows => tableOf(table).rows
  const missing = (changes: readonly RowChange[]): MissingRows[] =>
    [...wantedKeys(changes, rowsOf)].map(([table, keys]) => missingRows(tableOf(table), keys))
  const fold = async (client: ClientBase, changes: readonly RowChange[]): Promise<void> => {
    for (const { statement, learn } of missing(changes))
      learn(anyRows.parse((await client.query(statement.prepared, statement.values)).rows))
    for (const change of changes) applyChange(rowsOf, change)
    for (const table of stored.values()) encodeInserted(table)
  }
  const writeAll = async (client: ClientBase): Promise<void> => {
    for (const table of stored.values()) await write(client, table, isDeferring)
  }
  return {
    apply: async (client, events) => {
      for (let from = 0; from < events.length; from += foldedEventsMax) {
        const some = events.slice(from, from + foldedEventsMax)
        await fold(
          client,
          some.flatMap(event => readModel.project(event)),
        )
      }
      await writeAll(client)
    },
    alter: async (client, changes) => {
      await fold(client, changes)
      await writeAll(client)
    },
    missing,
    fold: changes => {
      for (const change of changes) applyChange(rowsOf, change)
      for (const table of stored.values())
        if (table.rows.inserted.length >= copiedRowsMin) encodeInserted(table)
    },
    take: () => {
      const taken = [...stored.values()].map(takeRows)
      return {
        writes: taken.flatMap(({ writes }) => writes),
        settle: () => {
          for (const { settle } of taken) settle()
        },
      }
    },
    flush: async client => {
      for (const table of stored.values()) await write(client, table, false)
    },
    forget: () => {
      for (const { rows, encoder, underWay } of stored.values()) {
        underWay.clear()
        rows.slots.clear()
        rows.touched.clear()
        rows.inserted.length = 0
        encoder.take()
      }
    },
  }
}

/** The rows that changes depend on and that are not cached. */
const wantedKeys = (
  changes: readonly RowChange[],
  rowsOf: (table: AnyTable) => TableRows,
): Map<AnyTable, KeyedMap<Readonly<Row>>> => {
  const wanted = new Map<AnyTable, KeyedMap<Readonly<Row>>>()
  for (const change of changes) {
    if (change.kind === 'insert' || change.kind === 'put' || change.kind === 'remove') continue
    if (rowsOf(change.table).slots.get(change.key)) continue
    const keys = wanted.get(change.table) ?? createKeyedMap<Readonly<Row>>(change.table.key)
    keys.set(change.key, change.key)
    wanted.set(change.table, keys)
  }
  return wanted
}

const missingRows = ({ rows, statements }: StoredTable, keys: KeyedMap<Readonly<Row>>): MissingRows => ({
  statement: statements.load([...keys.values()]),
  learn: found => {
    for (const key of keys.values()) rows.learn(key, undefined)
    for (const row of anyRows.parse(z.array(rows.table.schema).parse(found))) rows.learn(row, row)
  },
})

const write = async (
  client: ClientBase,
  { rows, statements, encoder }: StoredTable,
  isDeferring: boolean,
): Promise<void> => {
  const isFull = holdsTooMany(rows, isDeferring)
  const due = [...rows.touched].filter(slot => !(isDeferring && slot.isRunning && !isFull))
  const pending = byPending(due)
  if (pending.delete.length > 0) await run(client, statements.remove(pending.delete.map(slot => slot.key)))
  await copy(client, statements.copy, encoder, rowsIn(pending.insert))
  const updated = rowsIn(pending.update)
  if (updated.length > 0) await run(client, statements.update(updated))
  const written = [...pending.write, ...(await put(client, statements, encoder, pending.put))]
  if (written.length > 0) await run(client, statements.write(rowsIn(written)))
  settle(rows, due, isDeferring)
}

const copy = async (
  client: ClientBase,
  statement: string,
  encoder: RowEncoder,
  rows: readonly Readonly<Row>[],
): Promise<void> => {
  for (const row of rows) encoder.add(row)
  const data = encoder.take()
  if (data) await copyIn(client, statement, [data])
}

/** Copies rows on the assumption that none of them is stored yet, which is usual; answers the rows that remain. */
const put = async (
  client: ClientBase,
  statements: TableStatements,
  encoder: RowEncoder,
  slots: readonly Slot[],
): Promise<readonly Slot[]> => {
  if (slots.length < copiedPutsMin) return slots
  await client.query('savepoint before_puts')
  try {
    await copy(client, statements.copy, encoder, rowsIn(slots))
    await client.query('release savepoint before_puts')
    return []
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await client.query('rollback to savepoint before_puts')
    return slots
  }
}

const run = async (client: ClientBase, { prepared, values }: Statement): Promise<void> => {
  await client.query(prepared, values)
}

/** Written rows are no longer pending; rows that are unlikely to be needed soon are evicted. */
const settle = (rows: TableRows, written: readonly Slot[], isDeferring: boolean): void => {
  for (const slot of written) {
    slot.pending = 'nothing'
    rows.touched.delete(slot)
    if (!slot.isRunning) rows.slots.delete(slot.key)
  }
  if (holdsTooMany(rows, isDeferring)) rows.slots.clear()
}
