import type { Instant } from '../kernel/instant.ts'
import { type Month, monthRange } from '../kernel/month.ts'
import type { KnownTeam } from './state.ts'

/**
 * The instants of a month that is not closed yet. It meets the closed months beside it, also where the team changed its
 * time zone between them, so that each posting belongs to one month.
 */
export const closingRange = (
  { closedMonths, timeZone }: Pick<KnownTeam, 'closedMonths' | 'timeZone'>,
  month: Month,
): { readonly from: Instant; readonly until: Instant } => {
  const { from, until } = monthRange(month, timeZone)
  return {
    from: closedMonths.get(monthBeside(month, -1))?.until ?? from,
    until: closedMonths.get(monthBeside(month, 1))?.from ?? until,
  }
}

const monthBeside = (month: Month, distance: number): Month =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + distance, 1))
    .toISOString()
    .slice(0, month.length)
