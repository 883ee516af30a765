import { addDays } from 'date-fns/addDays'
import { isSaturday } from 'date-fns/isSaturday'
import { isSunday } from 'date-fns/isSunday'
import { parseISO } from 'date-fns/parseISO'
import { z } from 'zod'
import { assertNever } from '../kernel/assertNever.ts'
import { dayText } from '../kernel/dayText.ts'

/** What is celebrated by rule, without anybody giving it. */
export const CelebrationKind = z.enum(['BIRTHDAY', 'ANNIVERSARY', 'NEW_HIRE'])
export type CelebrationKind = z.infer<typeof CelebrationKind>

/** When a celebration is held that falls on a weekend. */
export const WeekendMode = z.enum(['DAY_OF', 'FRIDAY', 'MONDAY'])
export type WeekendMode = z.infer<typeof WeekendMode>

/** The day, `2026-11-20`, on which what falls on a day is celebrated. */
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

/** The name of a banner that comes with the product; the picture is the surface's business. */
export const BannerId = z.string().regex(/^[a-z0-9-]{1,64}$/)
export type BannerId = z.infer<typeof BannerId>

export const BannerIds = z.array(BannerId).max(50)
