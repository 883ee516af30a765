import type { DateRange } from '@laurel/contract/wire/dateRange.ts'
import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import { subDays } from 'date-fns/subDays'

/**
 * The range of as many days right before a range; undefined for a range without a start or an end, with its end before
 * its start, or before the first year.
 */
export const daysBefore = ({ start, end }: DateRange): Required<DateRange> | undefined => {
  if (start === undefined || end === undefined || end < start) return undefined
  const first = parseISO(start)
  const count = differenceInCalendarDays(parseISO(end), first) + 1
  const earliest = subDays(first, count)
  if (earliest.getFullYear() < 1) return undefined
  return { start: dayText(earliest), end: dayText(subDays(first, 1)) }
}
