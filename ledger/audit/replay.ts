import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { createBalancedCheck } from './balanced.ts'
import { createBooks } from './books.ts'
import { createCampaignsCheck } from './campaignsCheck.ts'
import type { Finding } from './check.ts'
import { findingAt } from './check.ts'
import { createClearingWatch } from './clearingWatch.ts'
import type { DecidedCompetition } from './competitions/readCompetitions.ts'
import { createCompetitionsCheck } from './competitionsCheck.ts'
import { createExpiryCheck } from './expiryCheck.ts'
import { createFundsCheck } from './fundsCheck.ts'
import { createIsolatedCheck } from './isolated.ts'
import { type Closing, createClosedMonthsCheck } from './liability/closedMonthsCheck.ts'
import { createNeverOverdrawnCheck } from './neverOverdrawn.ts'
import { createOnceCheck } from './once.ts'
import { createRedemptionsCheck } from './redemptionsCheck.ts'

/**
 * Replays events and checks the invariants. Pass it a whole log, from the beginning. Memory grows with people and
 * streams, not with events. `closings` are the months whose books are folded again, `competitions` those that are counted again. Close it after use.
 */
export const createReplay = (
  closings: readonly Closing[] = [],
  competitions: readonly DecidedCompetition[] = [],
) => {
  const books = createBooks()
  const clearing = createClearingWatch()
  const once = createOnceCheck()
  const checks = [
    createBalancedCheck(),
    createNeverOverdrawnCheck(books),
    once,
    createIsolatedCheck(),
    createRedemptionsCheck(),
    createExpiryCheck(),
    createFundsCheck(),
    createCompetitionsCheck(competitions),
    createCampaignsCheck(),
    createClosedMonthsCheck(closings),
  ]
  return {
    books,
    clearing,
    checked: checks.map(check => check.invariant),
    observe: (event: RecordedLedgerEvent): readonly Finding[] => {
      clearing.observe(event)
      const findings: Finding[] = []
      for (const check of checks) {
        for (const message of check.observe(event)) findings.push(findingAt(event, check.invariant, message))
      }
      return findings
    },
    /** The findings of the end of the log. Reads the log a second time if necessary. */
    end: once.end,
    close: once.close,
  }
}
