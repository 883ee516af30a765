import type { PriceRow } from '../state/billingRows.ts'

export type Amounts = Pick<PriceRow, 'unitAmount'>

/**
 * The part of a price for the rest of a period, to the second, rounded to whole cents. Credits are rounded like debits,
 * so that a change and its undoing in the same second cancel each other.
 */
export const shareOf = (
  amount: number,
  { periodStart, periodEnd }: { readonly periodStart: number; readonly periodEnd: number },
  at: number,
): number => {
  const rest = Math.min(Math.max(periodEnd - at, 0), periodEnd - periodStart)
  return Math.round((amount * rest) / (periodEnd - periodStart))
}
