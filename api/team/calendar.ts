import { TZDate } from '@date-fns/tz'
import type { DateRange } from '@laurel/contract/wire/dateRange.ts'
import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import type { TimeRange } from '@laurel/projections/engine/querying/timeRange.ts'
import { addDays } from 'date-fns/addDays'
import { startOfMonth } from 'date-fns/startOfMonth'

/** The day is given as numbers: as text it would be read in the time zone of this machine. */
const midnight = (day: string, timeZone: string): TZDate =>
  new TZDate(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), timeZone)

/** PostgreSQL does not read the years after it, which ISO 8601 writes with a sign. */
const lastInstant = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

const utc = (date: Date): string => new Date(Math.min(date.getTime(), lastInstant)).toISOString()

/** Calendar days of the team, both inclusive, as instants, the end excluded. */
export const timeRangeOf = ({ start, end }: DateRange, timeZone: string): TimeRange => ({
  from: start === undefined ? undefined : utc(midnight(start, timeZone)),
  until: end === undefined ? undefined : utc(addDays(midnight(end, timeZone), 1)),
})

/** From the first moment of the month that `now` is in, in the team's time zone. */
export const thisMonth = (now: Date, timeZone: string): { readonly from: string } => ({
  from: utc(startOfMonth(new TZDate(now, timeZone))),
})

/** The calendar day of an instant, `2026-11-21`, in the team's time zone. */
export const dayOf = (instant: string, timeZone: string): string => dayText(new TZDate(instant, timeZone))
