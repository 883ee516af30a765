import { z } from 'zod'

/** Whole points. 100 points are worth 1 USD. */
export const Points = z.int()
export type Points = z.infer<typeof Points>

/** Points that are given, spent or granted: at least one. */
export const PositivePoints = z.int().min(1).max(1_000_000_000)
export type PositivePoints = z.infer<typeof PositivePoints>

/** An amount that may be zero, such as the allowance of a member who may not give. */
export const AllowancePoints = z.int().min(0).max(1_000_000_000)
export type AllowancePoints = z.infer<typeof AllowancePoints>

export const pointsPerDollar = 100

/** Sums points; the empty sum is 0. */
export const sumPoints = (amounts: Iterable<Points>): Points => {
  let total = 0
  for (const amount of amounts) total += amount
  return total
}
