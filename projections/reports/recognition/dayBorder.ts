import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { startOfDay } from '../../books/days.ts'

/** What happened before an instant: whole days in UTC, and the part of a day that is added or taken away. */
export type DayBorder = {
  /** The days before this one count as a whole. */
  readonly day: Instant
  readonly from: Instant
  readonly until: Instant
  readonly sign: 1 | -1
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/** The nearest day to an instant, which is excluded. */
export const dayBorder = (before: Instant): DayBorder => {
  const start = startOfDay(before)
  const isLate = Date.parse(before) - Date.parse(start) > dayMilliseconds / 2
  if (!isLate) return { day: start, from: start, until: before, sign: 1 }
  const end = addMilliseconds(start, dayMilliseconds)
  return { day: end, from: before, until: end, sign: -1 }
}
