import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { dayOf, timeRangeOf } from '../../team/calendar.ts'

const isDay = (moment: string): boolean => moment.length === '2026-11-23'.length

/** The instant of a start: a day begins at midnight in the time zone of the team. */
export const startOf = (moment: string, timeZone: string): Instant =>
  isDay(moment) ? (timeRangeOf({ start: moment }, timeZone).from ?? moment) : moment

/** The instant of an end, which is excluded: a day is included until midnight. */
export const endOf = (moment: string, timeZone: string): Instant =>
  isDay(moment) ? (timeRangeOf({ end: moment }, timeZone).until ?? moment) : moment

/** The first and the last day of a competition in the time zone of the team. */
export const daysOf = (
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
  timeZone: string,
): { readonly first: string; readonly last: string } => ({
  first: dayOf(startsAt, timeZone),
  last: dayOf(addMilliseconds(endsAt, -1), timeZone),
})
