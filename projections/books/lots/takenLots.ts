import { movementKindOf } from '@laurel/ledger/audit/liability/movements.ts'
import type { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { type OpenLot, openLotsOf } from './openLots.ts'
import type { RedeemableEntry } from './pointsByMonthOf.ts'

/**
 * The credits that paid for a redemption: what was left of each before it, less what was left after it. A redemption whose
 * points came back took nothing.
 */
export const takenLotsOf = (
  entries: readonly RedeemableEntry[],
  redemptionId: RedemptionId,
): readonly (Omit<OpenLot, 'left'> & { readonly taken: number })[] => {
  const own = entries.filter(entry => entry.subjectId === redemptionId)
  const debit = own.find(({ points }) => points < 0)
  if (!debit || own.some(({ points }) => points > 0)) return []
  const returned = new Set(
    entries
      .filter(entry => movementKindOf(entry.eventType, entry.points) === 'refunded')
      .map(entry => entry.subjectId),
  )
  const kept = entries.filter(({ subjectId }) => !returned.has(subjectId))
  const before = openLotsOf(kept.filter(({ position }) => position < debit.position))
  const after = openLotsOf(kept.filter(({ position }) => position <= debit.position))
  const leftAfter = new Map(after.map(lot => [`${lot.position}.${lot.postingIndex}`, lot.left]))
  return before
    .map(({ left, ...lot }) => ({
      ...lot,
      taken: left - (leftAfter.get(`${lot.position}.${lot.postingIndex}`) ?? 0),
    }))
    .filter(({ taken }) => taken > 0)
}
