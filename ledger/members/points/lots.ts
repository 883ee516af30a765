import { type Points, sumPoints } from '../../kernel/points.ts'

/** The points of a lot as they were gained, and what recalls of its credits took. */
export type LotSums = { readonly gained: Points; readonly recalled: Points }

/**
 * What is left of each lot, the newest first. Spending, expiry and corrections take the oldest points first, so that the
 * balance lies in the newest lots. It follows from the balance alone, in any order of events: a refund returns its points
 * to their lots, as though they had never been taken.
 */
export const leftOfLots = (newestFirst: readonly LotSums[], balance: Points): readonly Points[] => {
  let open = Math.max(0, balance)
  return withoutRecalled(newestFirst).map(lot => {
    const left = Math.min(lot, open)
    open -= left
    return left
  })
}

/** A recall takes from the lot of its credit, then from the next older ones if the credit had repaid a debt. */
export const withoutRecalled = (newestFirst: readonly LotSums[]): readonly Points[] => {
  let open = 0
  return newestFirst.map(({ gained, recalled }) => {
    open += recalled
    const taken = Math.min(gained, open)
    open -= taken
    return gained - taken
  })
}

/** The newest points of lots, at most so many, in the order of the lots: the oldest first. */
export const newestOf = <Lot extends { readonly points: Points }>(
  oldestFirst: readonly Lot[],
  pointsMax: Points,
): readonly Lot[] => {
  const newestFirst = oldestFirst.toReversed()
  const left = leftOfLots(
    newestFirst.map(({ points }) => ({ gained: points, recalled: 0 })),
    pointsMax,
  )
  return newestFirst
    .map((lot, index) => ({ ...lot, points: left[index] ?? 0 }))
    .filter(({ points }) => points > 0)
    .toReversed()
}

export const pointsOfLots = (lots: readonly { readonly points: Points }[]): Points =>
  sumPoints(lots.map(({ points }) => points))
