import type { Month } from '../kernel/month.ts'
import type { Points } from '../kernel/points.ts'
import type { MonthFigures } from './figures.ts'

type Compared = { readonly today: Points; readonly changed: Points }

export type MonthPair = { readonly month: Month; readonly given: Compared; readonly liability: Compared }

type ByMonth = { readonly byMonth: readonly MonthFigures[] }

/** The months of both histories. One without events in a month keeps the liability of the month before. */
export const monthPairs = (today: ByMonth, changed: ByMonth): readonly MonthPair[] => {
  const months = new Set([...today.byMonth, ...changed.byMonth].map(({ month }) => month))
  const compared = (month: Month, figureAt: typeof givenIn): Compared => ({
    today: figureAt(today, month),
    changed: figureAt(changed, month),
  })
  return [...months].sort().map(month => ({
    month,
    given: compared(month, givenIn),
    liability: compared(month, liabilityAt),
  }))
}

const givenIn = ({ byMonth }: ByMonth, month: Month): Points =>
  byMonth.find(figures => figures.month === month)?.given ?? 0

const liabilityAt = ({ byMonth }: ByMonth, month: Month): Points =>
  byMonth.findLast(figures => figures.month <= month)?.liability ?? 0
