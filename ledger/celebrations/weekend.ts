import { addDays } from 'date-fns/addDays'
import { isSaturday } from 'date-fns/isSaturday'
import { isSunday } from 'date-fns/isSunday'
import { parseISO } from 'date-fns/parseISO'
import { assertNever } from '../kernel/assertNever.ts'
import { dayText } from '../kernel/dayText.ts'
import type { WeekendMode } from './vocabulary.ts'

/** The day, such as `2026-11-20`, on which a birthday or anniversary of a day is celebrated. A weekend may move it. */
export const celebratedOn = (day: string, mode: WeekendMode): string => {
  const date = parseISO(day)
  if (!isSaturday(date) && !isSunday(date)) return day
  switch (mode) {
    case 'DAY_OF':
      return day
    case 'FRIDAY':
      return dayText(addDays(date, isSaturday(date) ? -1 : -2))
    case 'MONDAY':
      return dayText(addDays(date, isSaturday(date) ? 2 : 1))
    default:
      return assertNever(mode)
  }
}
