import type { DateRange } from '@laurel/contract/wire/dateRange.ts'
import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import { subDays } from 'date-fns/subDays'

/**
 * As many days right before a range; undefined where it has no first or no last day, where they are the wrong way round,
 * and where no calendar goes back that far.
 */
export const daysBefore = ({ start, end }: DateRange): Required<DateRange> | undefined => {
  if (start === undefined || end === undefined || end < start) return undefined
  const first = parseISO(start)
  const count = differenceInCalendarDays(parseISO(end), first) + 1
  const earliest = subDays(first, count)
  if (earliest.getFullYear() < 1) return undefined
  return { start: dayText(earliest), end: dayText(subDays(first, 1)) }
}
