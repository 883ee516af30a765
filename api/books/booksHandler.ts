import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { handle, type JobHandler } from '../delivery/handler.ts'
import { dead, done } from '../delivery/outcome.ts'
import { booksJob } from './booksJobs.ts'
import { failBooks } from './booksRows.ts'
import type { ReadOrderedBooks } from './readOrderedBooks.ts'

const attemptsMax = 4
/** A history of ten million events takes less. */
const attemptMilliseconds = 15 * 60_000

type Dependencies = { readonly database: Queryable; readonly readBooks: ReadOrderedBooks }

/** Reads the books of months, one at a time in this process. A restart begins from the start. */
export const booksHandler = ({ database, readBooks }: Dependencies): JobHandler =>
  handle(
    booksJob,
    async ({ payload, number, signal }) => {
      try {
        await readBooks(payload, signal)
        return done
      } catch (error) {
        if (number < attemptsMax) throw error
        await failBooks(database, payload, 'The books could not be read. Try again.')
        return dead(error instanceof Error ? error.message : String(error))
      }
    },
    { atOnceMax: 1, attemptsMax, attemptMilliseconds },
  )
