import type { DateRange } from '@laurel/contract/reporting/dateRange.ts'
import { differenceInCalendarDays, format, parseISO, subDays } from 'date-fns'

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

const dayText = (day: Date): string => format(day, 'yyyy-MM-dd')
