import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { RowChange } from './rowChange.ts'
import type { AnyTable } from './table.ts'

/** A disposable view of the log: tables, and what each event does to them. */
export type ReadModel = {
  readonly name: string
  /** Raise it when the tables or `project` change: the model is then built anew beside the one that serves. */
  readonly version: number
  readonly tables: readonly AnyTable[]
  /** Pure and total: it never refuses a recorded event and asks nobody else. */
  project(event: RecordedLedgerEvent): readonly RowChange[]
}
