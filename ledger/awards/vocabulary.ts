import { z } from 'zod'
import { RewardId } from '../kernel/ids.ts'
import { PositivePoints } from '../kernel/points.ts'

/** One gift to choose: a company reward, points, or an empty slot. */
export const GiftOption = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('PLACEHOLDER') }),
  z.strictObject({ type: z.literal('CUSTOM_REWARD'), rewardId: RewardId }),
  z.strictObject({ type: z.literal('POINTS'), points: PositivePoints }),
])
export type GiftOption = z.infer<typeof GiftOption>

/** A gift: the recipient picks one of the options. */
export const GiftRow = z.array(GiftOption).max(20)
export type GiftRow = z.infer<typeof GiftRow>

export const GiftRows = z.array(GiftRow).max(20)

export type GiftRowRejection =
  | { readonly code: 'GIFT_ROW_HAS_POINTS' }
  | { readonly code: 'GIFT_ROW_HAS_PRODUCT'; readonly rewardId: RewardId }

/** The rows with at least one option to pick; the others are dropped. */
export const filledRows = (rows: readonly GiftRow[]): GiftRow[] =>
  rows.filter(row => row.some(option => option.type !== 'PLACEHOLDER'))

/** The defects of gift rows. A row holds at most one option of points, and each product at most once. */
export const refuseGifts = (rows: readonly GiftRow[]): GiftRowRejection | undefined => {
  for (const row of rows) {
    if (row.filter(option => option.type === 'POINTS').length > 1) return { code: 'GIFT_ROW_HAS_POINTS' }
    const seen = new Set<RewardId>()
    for (const option of row) {
      if (option.type !== 'CUSTOM_REWARD') continue
      if (seen.has(option.rewardId)) return { code: 'GIFT_ROW_HAS_PRODUCT', rewardId: option.rewardId }
      seen.add(option.rewardId)
    }
  }
  return undefined
}
