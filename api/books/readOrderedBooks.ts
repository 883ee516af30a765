import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Month } from '@laurel/ledger/kernel/month.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { booksOfMonth, failBooks, finishBooks } from './booksRows.ts'
import { type BooksDependencies, readBooks } from './readBooks.ts'

type MonthOfTeam = { readonly teamId: TeamId; readonly month: Month }

export type ReadOrderedBooks = (of: MonthOfTeam, signal: AbortSignal) => Promise<void>

/** Reads the books of a month that were ordered, and keeps the figures, or why there are none. */
export const readOrderedBooks =
  (dependencies: BooksDependencies & { readonly database: Queryable }): ReadOrderedBooks =>
  async (of, signal) => {
    const { database } = dependencies
    const ordered = await booksOfMonth(database, of.teamId, of.month)
    if (ordered?.state !== 'running') return
    const read = await readBooks(dependencies, of, ordered, signal)
    if (read.kind === 'read') await finishBooks(database, of, read)
    else await failBooks(database, of, read.problem)
  }
