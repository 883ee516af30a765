import { TZDate } from '@date-fns/tz'
import type { DateRange } from '@laurel/contract/wire/dateRange.ts'
import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import { addMonths } from 'date-fns/addMonths'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import { startOfMonth } from 'date-fns/startOfMonth'
import { subDays } from 'date-fns/subDays'
import { subMonths } from 'date-fns/subMonths'

/** A month of a range: `2026-11`, with the days of it that are in the range. */
export type RangeMonth = { readonly month: string; readonly start: string; readonly end: string }

/** The months of a chart at most. */
export const monthsMax = 120
/** The months before the last one that are shown where the range has no start. */
const earlierMonths = 23

/** The days within which connections are counted, at most. */
export const connectionDaysMax = 92

const dateOf = (day: string): Date =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)))

const today = (now: Date, timeZone: string): string => dayText(new TZDate(now, timeZone))

/** The days of connections: up to today without an end, `connectionDaysMax` without a start; undefined for more. */
export const connectionDaysOf = (
  { start, end }: DateRange,
  now: Date,
  timeZone: string,
): Required<DateRange> | undefined => {
  const last = end ?? today(now, timeZone)
  const earliest = subDays(parseISO(last), connectionDaysMax - 1)
  if (start === undefined)
    return earliest.getFullYear() < 1 ? undefined : { start: dayText(earliest), end: last }
  return differenceInCalendarDays(parseISO(start), earliest) < 0 ? undefined : { start, end: last }
}

/** The months of a range in their order; undefined for more than `monthsMax`. */
export const monthsOf = (
  { start, end }: DateRange,
  now: Date,
  timeZone: string,
): readonly RangeMonth[] | undefined => {
  const last = end ?? today(now, timeZone)
  const first = start ?? dayText(startOfMonth(subMonths(dateOf(last), earlierMonths)))
  const months: RangeMonth[] = []
  for (let begins = startOfMonth(dateOf(first)); dayText(begins) <= last; begins = addMonths(begins, 1)) {
    if (months.length === monthsMax) return undefined
    const firstDay = dayText(begins)
    const lastDay = dayText(new Date(begins.getFullYear(), begins.getMonth() + 1, 0))
    months.push({
      month: firstDay.slice(0, 7),
      start: firstDay < first ? first : firstDay,
      end: lastDay > last ? last : lastDay,
    })
  }
  return months
}
