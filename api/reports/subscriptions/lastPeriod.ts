import { TZDate } from '@date-fns/tz'
import type { ReportRhythm } from '@laurel/contract/reports/subscriptions.ts'
import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { startOfMonth } from 'date-fns/startOfMonth'
import { startOfWeek } from 'date-fns/startOfWeek'
import { subMonths } from 'date-fns/subMonths'
import { z } from 'zod'

/** The days of a period, both inclusive. */
export type ReportPeriod = { readonly start: string; readonly end: string }

const monday = 1

/** The last week or month that is over, on the clock of a person. Weeks begin as their locale says. */
export const lastPeriod = (
  rhythm: ReportRhythm,
  now: Instant,
  timeZone: string,
  locale: string,
): ReportPeriod => {
  const began = periodBegan(rhythm, now, timeZone, locale)
  const start = rhythm === 'weekly' ? addDays(began, -7) : subMonths(began, 1)
  return { start: dayText(start), end: dayText(addDays(began, -1)) }
}

/** When the week or month is over that it is now. */
export const periodEnds = (rhythm: ReportRhythm, now: Instant, timeZone: string, locale: string): Instant => {
  const began = periodBegan(rhythm, now, timeZone, locale)
  return instantOf(new Date(rhythm === 'weekly' ? addDays(began, 7) : addMonths(began, 1)))
}

const periodBegan = (rhythm: ReportRhythm, now: Instant, timeZone: string, locale: string): TZDate => {
  const here = new TZDate(now, timeZone)
  return rhythm === 'weekly' ? startOfWeek(here, { weekStartsOn: firstWeekday(locale) }) : startOfMonth(here)
}

const WeekInfo = z.object({ firstDay: z.int() })

/** 0 for Sunday. */
const firstWeekday = (locale: string): 0 | 1 | 6 => {
  const known = new Intl.Locale(locale)
  const read: unknown = Reflect.get(known, 'getWeekInfo')
  const info = WeekInfo.safeParse(typeof read === 'function' ? Reflect.apply(read, known, []) : undefined)
  const day = info.success ? info.data.firstDay % 7 : monday
  return day === 0 || day === 6 ? day : monday
}
