import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { type Month, monthRange } from '@laurel/ledger/kernel/month.ts'

/** The last month all of whose texts are older than so many months. */
export const lastExpiredMonth = (now: Instant, keptMonths: number): Month =>
  monthAt(numberOf(now) - keptMonths - 1)

/** The months of texts from the first one on that are older than so many months. */
export const expiredMonths = (
  now: Instant,
  keptMonths: number,
  firstText: Instant | null,
): readonly Month[] => {
  if (firstText === null) return []
  const [first, last] = [numberOf(firstText), numberOf(now) - keptMonths - 1]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_none, index) => monthAt(first + index))
}

/** A time whose end is excluded; without a beginning, all before the end. */
export type Span = { readonly from: Instant | null; readonly until: Instant }

/** The times before a moment that no erased month covers. */
export const spansOutside = (erased: ReadonlySet<Month>, before: Instant): readonly Span[] => {
  const months = [...erased]
    .toSorted()
    .map(month => monthRange(month, 'UTC'))
    .filter(({ until }) => until <= before)
  const begins = [null, ...months.map(({ until }) => until)]
  const ends = [...months.map(({ from }) => from), before]
  return begins
    .map((from, index) => ({ from, until: ends[index] ?? before }))
    .filter(({ from, until }) => from === null || from < until)
}

/** Months are counted in UTC, as the keys of their texts are. */
const numberOf = (instant: Instant): number =>
  Number(instant.slice(0, 4)) * 12 + Number(instant.slice(5, 7)) - 1

const monthAt = (number: number): Month =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
