import { addMonths, type Month, monthOf } from '../../kernel/month.ts'
import type { PointsExpiry } from '../../teams/vocabulary.ts'

/** Points expire on the first day of a month, in UTC. */
export const expiryDayIn = (month: Month): string => `${month}-01`

export const isExpiryDay = (day: string): boolean => day === expiryDayIn(monthOf(day))

/**
 * The last month whose points expire on a day. Points that were recorded in March 2026 and expire after 12 months can be
 * spent until the end of March 2027, so that every point has at least its 12 months.
 */
export const lastExpiringMonth = (day: string, { months }: PointsExpiry): Month =>
  addMonths(monthOf(day), -months - 1)

/** When the points of a month expire: in its turn, and not before the team's first expiry. */
export const expiryDayOf = (month: Month, expiry: PointsExpiry): string => {
  const own = expiryDayIn(addMonths(month, expiry.months + 1))
  const first = firstExpiryDay(expiry)
  return own > first ? own : first
}

/** The first day on which anything expires. */
export const firstExpiryDay = ({ notBefore }: PointsExpiry): string =>
  isExpiryDay(notBefore) ? notBefore : expiryDayIn(addMonths(monthOf(notBefore), 1))
