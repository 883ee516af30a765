import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { monthIndexOf, startOfMonth } from '../../books/months.ts'

/** A part of a period, without its end. */
export type Span = { readonly period: number; readonly from: Instant; readonly until: Instant }

/** Divides consecutive periods, which begin and end with days in UTC, into whole months and the days around them. */
export const spansOf = (
  borders: readonly Instant[],
): { readonly days: readonly Span[]; readonly months: readonly Span[] } => {
  const days: Span[] = []
  const months: Span[] = []
  const add = (spans: Span[], span: Span) => {
    if (span.from < span.until) spans.push(span)
  }
  for (const [period, from] of borders.slice(0, -1).entries()) {
    const until = borders[period + 1] ?? from
    const lastMonth = startOfMonth(monthIndexOf(until))
    const inMonth = startOfMonth(monthIndexOf(from))
    const firstMonth = inMonth === from ? from : startOfMonth(monthIndexOf(from) + 1)
    if (firstMonth < lastMonth) {
      add(days, { period, from, until: firstMonth })
      add(months, { period, from: firstMonth, until: lastMonth })
      add(days, { period, from: lastMonth, until })
    } else add(days, { period, from, until })
  }
  return { days, months }
}
