import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { BooksDependencies } from '../../../books/readBooks.ts'
import { type ReadOrderedBooks, readOrderedBooks } from '../../../books/readOrderedBooks.ts'
import { type RunSimulation, runSimulation } from '../../../team/policySimulation/runSimulation.ts'

/** Ordered work that reads the whole history of a team. */
export type HistoryWork = { readonly readBooks: ReadOrderedBooks; readonly simulate: RunSimulation }

export type HistoryDependencies = BooksDependencies & {
  readonly database: Queryable
  readonly log: Pick<EventLog, 'head'>
}

export const createHistoryWork = (dependencies: HistoryDependencies): HistoryWork => ({
  readBooks: readOrderedBooks(dependencies),
  simulate: runSimulation(dependencies),
})
