import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { createBalancedCheck } from './balanced.ts'
import { createBooks } from './books.ts'
import type { Finding } from './check.ts'
import { findingAt } from './check.ts'
import { createIsolatedCheck } from './isolated.ts'
import { createPromiseWatch } from './keptPromises.ts'
import { createNeverOverdrawnCheck } from './neverOverdrawn.ts'
import { createOnceCheck } from './once.ts'

/** Replays events and holds them against what is always true. Fed with a whole log, from its beginning. */
export const createReplay = () => {
  const books = createBooks()
  const promises = createPromiseWatch()
  const checks = [
    createBalancedCheck(),
    createNeverOverdrawnCheck(books),
    createOnceCheck(),
    createIsolatedCheck(),
  ]
  return {
    books,
    promises,
    checked: checks.map(check => check.promise),
    observe: (event: RecordedLedgerEvent): readonly Finding[] => {
      promises.observe(event)
      return checks.flatMap(check =>
        check.observe(event).map(message => findingAt(event, check.promise, message)),
      )
    },
  }
}
