import type { Instant } from '../../kernel/instant.ts'
import { addMilliseconds } from '../../kernel/instant.ts'
import { type Month, monthOf } from '../../kernel/month.ts'
import type { Points } from '../../kernel/points.ts'
import { leftOfLots, withoutRecalled } from './lots.ts'

/** Points of one month (of UTC) that expire together. */
export type MonthLot = { readonly month: Month; readonly points: Points }

/** A change of the points that a member may spend. `subjectId` is the shoutout or award of a credit and of its recall. */
export type PointsMovement = {
  readonly subjectId: string
  readonly kind: 'gained' | 'recalled' | 'spent' | 'refunded'
  /** Signed. */
  readonly points: Points
  readonly recordedAt: Instant
}

/** A recall follows its credit within a day; the second day is for processes that are late. */
const recallMilliseconds = 2 * 24 * 60 * 60 * 1000

/**
 * Sums the points of one member by the month in which they were recorded: two figures for a month, however many events
 * there are. Credits are remembered only at the end of a month, where their recall can follow in the next one.
 */
export const createPointsByMonth = () => {
  const gained = new Map<Month, Points>()
  const recalled = new Map<Month, Points>()
  let lateCredits: { readonly month: Month; readonly subjects: Set<string> } | undefined
  let balance = 0
  let income = 0

  const add = (sums: Map<Month, Points>, month: Month, points: Points): void => {
    sums.set(month, (sums.get(month) ?? 0) + points)
  }

  const rememberLate = ({ subjectId, recordedAt }: PointsMovement, month: Month): void => {
    if (monthOf(addMilliseconds(recordedAt, recallMilliseconds)) === month) return
    if (lateCredits?.month !== month) lateCredits = { month, subjects: new Set() }
    lateCredits.subjects.add(subjectId)
  }

  const recalledMonth = ({ subjectId, recordedAt }: PointsMovement): Month => {
    const before = monthOf(addMilliseconds(recordedAt, -recallMilliseconds))
    const isOfBefore = lateCredits?.month === before && lateCredits.subjects.has(subjectId)
    return isOfBefore ? before : monthOf(recordedAt)
  }

  const sums = () =>
    [...new Set([...gained.keys(), ...recalled.keys()])]
      .sort()
      .toReversed()
      .map(month => ({ month, gained: gained.get(month) ?? 0, recalled: recalled.get(month) ?? 0 }))

  return {
    post: (movement: PointsMovement): void => {
      const { kind, points, recordedAt } = movement
      balance += points
      if (kind === 'spent') return
      income += points
      if (kind === 'refunded') return
      const month = monthOf(recordedAt)
      if (kind === 'recalled') {
        add(recalled, recalledMonth(movement), -points)
        return
      }
      add(gained, month, points)
      rememberLate(movement, month)
    },
    balance: (): Points => balance,
    /** All that was gained and refunded, less what was recalled: the counter of the member's state. */
    income: (): Points => income,
    /** What was gained in each month, less recalls, the oldest first. It does not matter what was spent since. */
    gained: (): readonly MonthLot[] => {
      const newestFirst = sums()
      const net = withoutRecalled(newestFirst)
      return newestFirst.map(({ month }, index) => ({ month, points: net[index] ?? 0 })).toReversed()
    },
    /** What is left of each month, the oldest first. */
    left: (): readonly MonthLot[] => {
      const newestFirst = sums()
      const left = leftOfLots(newestFirst, balance)
      return newestFirst
        .map(({ month }, index) => ({ month, points: left[index] ?? 0 }))
        .filter(({ points }) => points > 0)
        .toReversed()
    },
  }
}
export type PointsByMonth = ReturnType<typeof createPointsByMonth>
