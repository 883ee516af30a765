import { movementKindOf } from '@laurel/ledger/audit/liability/movements.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { type Points, sumPoints } from '@laurel/ledger/kernel/points.ts'
import { leftOfLots } from '@laurel/ledger/members/points/lots.ts'
import type { RedeemableEntry } from './pointsByMonthOf.ts'

/** A credit of which something is left. */
export type OpenLot = {
  readonly position: number
  readonly postingIndex: number
  readonly points: Points
  readonly left: Points
  readonly recordedAt: Instant
}

/** What is left of each credit, the oldest first. The entries are all of a member, in the order of the log. */
export const openLotsOf = (entries: readonly RedeemableEntry[]): readonly OpenLot[] => {
  const recalled = new Map<string, Points>()
  const newestFirst: {
    readonly entry: RedeemableEntry
    readonly gained: Points
    readonly recalled: Points
  }[] = []
  for (const entry of entries.toReversed()) {
    const { eventType, subjectId, points } = entry
    const kind = movementKindOf(eventType, points)
    if (kind === 'recalled') recalled.set(subjectId, (recalled.get(subjectId) ?? 0) - points)
    if (kind !== 'gained') continue
    newestFirst.push({ entry, gained: points, recalled: recalled.get(subjectId) ?? 0 })
    recalled.delete(subjectId)
  }
  const left = leftOfLots(newestFirst, sumPoints(entries.map(({ points }) => points)))
  return newestFirst
    .map(({ entry }, index) => ({ ...entry, left: left[index] ?? 0 }))
    .filter(lot => lot.left > 0)
    .toReversed()
}
