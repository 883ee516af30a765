import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { monthIndexOf, startOfMonth } from './months.ts'

/** What happened before an instant: whole months, and the part of a month that is added or taken away. */
export type MonthBorder = {
  /** The months before this one count as a whole. */
  readonly month: number
  readonly edge: { readonly from: Instant; readonly until: Instant }
  /** Whether the edge is added to the whole months, or is what they have too much. */
  readonly sign: 1 | -1
}

/**
 * The nearest month to an instant, which is excluded. `latest` is the last instant with an event: after it there is
 * nothing to take away.
 */
export const monthBorder = (before: Instant, latest: Instant): MonthBorder => {
  const month = monthIndexOf(before)
  const start = startOfMonth(month)
  const end = startOfMonth(month + 1)
  const last = latest < end ? addMilliseconds(latest, 1) : end
  const isNearEnd = Date.parse(last) - Date.parse(before) <= Date.parse(before) - Date.parse(start)
  return isNearEnd
    ? { month: month + 1, edge: { from: before, until: end }, sign: -1 }
    : { month, edge: { from: start, until: before }, sign: 1 }
}
