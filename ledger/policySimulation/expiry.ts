import type { Month } from '../kernel/month.ts'
import type { Points } from '../kernel/points.ts'

/** Points that were earned in one month and are not spent. */
export type Lot = { readonly month: Month; readonly points: Points }

/** The lots of a member after a change of the balance: spending takes the oldest points, a recall the newest. */
export const changeLots = (
  lots: readonly Lot[],
  change: Points,
  month: Month,
  takes: 'oldest' | 'newest',
): readonly Lot[] => {
  if (change === 0) return lots
  if (change > 0) {
    const known = lots.find(lot => lot.month === month)
    return known
      ? lots.map(lot => (lot === known ? { month, points: lot.points + change } : lot))
      : [...lots, { month, points: change }].sort((one, other) => (one.month < other.month ? -1 : 1))
  }
  let open = -change
  const ordered = takes === 'oldest' ? lots : lots.toReversed()
  const left = ordered.flatMap(lot => {
    const taken = Math.min(open, lot.points)
    open -= taken
    return taken === lot.points ? [] : [{ ...lot, points: lot.points - taken }]
  })
  return takes === 'oldest' ? left : left.toReversed()
}

/** The points that have expired when a month begins. */
export const expiredPoints = (lots: readonly Lot[], month: Month, months: number): Points => {
  const first = monthIndex(month) - months
  let points = 0
  for (const lot of lots) if (monthIndex(lot.month) < first) points += lot.points
  return points
}

const monthIndex = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
