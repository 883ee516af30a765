import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { AnyTable } from './anyTable.ts'
import type { RowChange } from './rowChange.ts'

/** What an event does to the tables of a read model: pure and total, it never refuses and asks nobody else. */
export type Project = (event: RecordedLedgerEvent) => readonly RowChange[]

/** A disposable view of the log: tables, and what each event does to them. */
export type ReadModel = {
  readonly name: string
  /** Raise it when the tables or the projection change: the model is then built anew beside the one that serves. */
  readonly version: number
  readonly tables: readonly AnyTable[]
  readonly project: Project
}
