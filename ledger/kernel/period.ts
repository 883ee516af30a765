import { TZDate } from '@date-fns/tz'
import { addMonths } from 'date-fns/addMonths'
import { addQuarters } from 'date-fns/addQuarters'
import { addWeeks } from 'date-fns/addWeeks'
import { differenceInCalendarWeeks } from 'date-fns/differenceInCalendarWeeks'
import { startOfDay } from 'date-fns/startOfDay'
import { startOfMonth } from 'date-fns/startOfMonth'
import { startOfQuarter } from 'date-fns/startOfQuarter'
import { startOfWeek } from 'date-fns/startOfWeek'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { AllowanceInterval } from './allowanceInterval.ts'
import { dayText } from './dayText.ts'
import type { Instant } from './instant.ts'

/** A period is named by its first day in the team's time zone, `2026-11-01`, so that periods sort in time. */
export const Period = z.iso.date()
export type Period = z.infer<typeof Period>

/** 2024-01-07, a Sunday from which two-week periods are counted; as text it would be read in this machine's zone. */
const biweeklyEpoch = (timeZone: string): TZDate => new TZDate(2024, 0, 7, timeZone)

const startOfBiweek = (date: TZDate, timeZone: string): TZDate => {
  const weekStart = startOfWeek(date)
  const weeks = differenceInCalendarWeeks(weekStart, biweeklyEpoch(timeZone))
  return weeks % 2 === 0 ? weekStart : addWeeks(weekStart, -1)
}

const startOfPeriod = (instant: Instant, interval: AllowanceInterval, timeZone: string): TZDate => {
  const date = new TZDate(instant, timeZone)
  switch (interval) {
    case 'WEEKLY':
      return startOfWeek(date)
    case 'BIWEEKLY':
      return startOfBiweek(date, timeZone)
    case 'MONTHLY':
      return startOfMonth(date)
    case 'QUARTERLY':
      return startOfQuarter(date)
  }
}

/** The period an instant falls in, by the team's interval and time zone. */
export const periodAt = (instant: Instant, interval: AllowanceInterval, timeZone: string): Period =>
  oncePerQuarterHour(instant, `${interval} ${timeZone}`, () =>
    dayText(startOfPeriod(instant, interval, timeZone)),
  )

/** The day of an instant in a time zone; it belongs to a period that began on it or before. */
export const dayAt = (instant: Instant, timeZone: string): Period =>
  oncePerQuarterHour(instant, timeZone, () => dayText(new TZDate(instant, timeZone)))

const answers = new LRUCache<string, Period>({ max: 2_000 })

/** Since 1973 the clocks of the world differ by whole quarter hours, so that within one no day begins anywhere. */
const quarterHoursSince = '1973'

/** Calendars are slow, and all lookups within a quarter of an hour have the same answer. */
const oncePerQuarterHour = (instant: Instant, question: string, ask: () => Period): Period => {
  if (instant < quarterHoursSince) return ask()
  const quarter = Math.floor(Number(instant.slice(14, 16)) / 15)
  const key = `${instant.slice(0, 13)} ${quarter} ${question}`
  const known = answers.get(key)
  if (known !== undefined) return known
  const answer = ask()
  answers.set(key, answer)
  return answer
}

/** When the period an instant falls in is over and allowances reset: 00:00 team time. */
export const periodEnd = (instant: Instant, interval: AllowanceInterval, timeZone: string): Instant => {
  // A day may begin at 01:00 where clocks change at midnight; the next period begins as its own first day does.
  const start = startOfPeriod(instant, interval, timeZone)
  return new Date(startOfDay(periodAfter(start, interval)).getTime()).toISOString()
}

const periodAfter = (start: TZDate, interval: AllowanceInterval): TZDate => {
  switch (interval) {
    case 'WEEKLY':
      return addWeeks(start, 1)
    case 'BIWEEKLY':
      return addWeeks(start, 2)
    case 'MONTHLY':
      return addMonths(start, 1)
    case 'QUARTERLY':
      return addQuarters(start, 1)
  }
}
