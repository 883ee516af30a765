import { isDeepStrictEqual } from 'node:util'
import { moneyOfDecimal, sameMoney } from '@laurel/ledger/kernel/money.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Address, RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { KnownRedemption } from '@laurel/ledger/rewards/redemptions/state.ts'

/**
 * Whether an earlier redemption of the same reward is of the same choice: all that a person chooses, and nothing that the
 * server quotes. What is not known of the earlier one is taken for the same.
 */
export type IsSameChoice = (earlier: KnownRedemption) => boolean | Promise<boolean>

export const isSamePayout =
  (points: Points, destination: string): IsSameChoice =>
  earlier =>
    earlier.points === points &&
    (earlier.order?.kind !== 'payout' || earlier.order.destination === destination)

export const isSameDonation =
  (points: Points): IsSameChoice =>
  earlier =>
    earlier.points === points

/** A card with one variant needs no choice of it, and one of a fixed value no value. */
export const isSameGiftCard =
  ({
    variantId,
    value,
  }: {
    readonly variantId: string | null
    readonly value: number | null
  }): IsSameChoice =>
  ({ order }) => {
    if (order?.kind !== 'giftCard') return true
    const { faceValue } = order
    const chosen = value === null ? faceValue : moneyOfDecimal(String(value), faceValue.currency)
    return isSameVariant(order.variantId, variantId) && chosen !== undefined && sameMoney(chosen, faceValue)
  }

export const isSameVariant = (ordered: string | null, chosen: string | null): boolean =>
  ordered === null || chosen === null || ordered === chosen

/** An address of the book never changes; one that was removed since is not known. */
export const isSameAddress = (order: RewardOrder | null, chosen: Address | null): boolean => {
  const ordered = order !== null && 'address' in order ? order.address : null
  return ordered === null || chosen === null || isDeepStrictEqual(ordered, chosen)
}
