import { TZDate } from '@date-fns/tz'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { addDays } from 'date-fns/addDays'
import { isWeekend } from 'date-fns/isWeekend'
import { setHours } from 'date-fns/setHours'
import { startOfDay } from 'date-fns/startOfDay'

const beginsAtHour = 9
const endsAtHour = 17

/** Whether it is a weekday between 9:00 and 17:00 in this time zone. */
export const isWorkingTime = (now: Instant, timeZone: string): boolean =>
  workingTimeFrom(now, timeZone) === now

/** This instant, or the next start of working hours. */
export const workingTimeFrom = (now: Instant, timeZone: string): Instant => {
  const here = new TZDate(now, timeZone)
  const isOver = here.getHours() >= endsAtHour
  if (!isWeekend(here) && !isOver && here.getHours() >= beginsAtHour) return now
  let day = isOver ? addDays(here, 1) : here
  while (isWeekend(day)) day = addDays(day, 1)
  return new Date(setHours(startOfDay(day), beginsAtHour).getTime()).toISOString()
}
