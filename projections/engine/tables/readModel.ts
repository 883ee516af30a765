import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { AnyTable } from './anyTable.ts'
import type { RowChange } from './rowChange.ts'

/** The changes that an event makes to the tables of a read model. Pure and total: it never throws and does no I/O. */
export type Project = (event: RecordedLedgerEvent) => readonly RowChange[]

/** A disposable view of the log: tables, and the effect of each event on them. */
export type ReadModel = {
  readonly name: string
  /** Raise it when the tables or the projection change: the model is then rebuilt beside the copy that serves. */
  readonly version: number
  readonly tables: readonly AnyTable[]
  readonly project: Project
}
