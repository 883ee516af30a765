import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { handle, type JobHandler } from '../delivery/handler.ts'
import { dead, done } from '../delivery/outcome.ts'
import { booksJob } from './booksJobs.ts'
import { booksOfMonth, failBooks, finishBooks } from './booksRows.ts'
import { type BooksDependencies, readBooks } from './readBooks.ts'

const attemptsMax = 4
/** A history of ten million events takes less. */
const attemptMilliseconds = 15 * 60_000

/** Reads the books of months, one at a time in this process. A restart begins from the start. */
export const booksHandler = (
  dependencies: BooksDependencies & { readonly database: Queryable },
): JobHandler =>
  handle(
    booksJob,
    async ({ payload, number, signal }) => {
      const { database } = dependencies
      try {
        const ordered = await booksOfMonth(database, payload.teamId, payload.month)
        if (ordered?.state !== 'running') return done
        const read = await readBooks(dependencies, payload, ordered, signal)
        if (read.kind === 'read') await finishBooks(database, payload, read)
        else await failBooks(database, payload, read.problem)
        return done
      } catch (error) {
        if (number < attemptsMax) throw error
        await failBooks(database, payload, 'The books could not be read. Try again.')
        return dead(error instanceof Error ? error.message : String(error))
      }
    },
    { atOnceMax: 1, attemptsMax, attemptMilliseconds },
  )
