import {
  type GiftCardDetails,
  type GiftCardPrice,
  type GiftCardVariant,
  isWithin,
} from '@laurel/contract/rewards/giftCard.ts'
import { pointsFor } from '@laurel/contract/rewards/pointsForMoney.ts'
import { minorDigits } from '@laurel/ledger/kernel/money.ts'
import { unitsOf } from './moneyText.ts'

/** A chosen variant of a card, and for a range what was typed as its value. */
export type Choice = { readonly variantId: string; readonly typed: string }

export type PricedChoice = GiftCardPrice & {
  readonly variantId: string
  /** In units of the currency; null for a fixed value. */
  readonly value: number | null
}

const typedAtFirst = ({ value }: GiftCardVariant): string =>
  value.kind === 'fixed' ? '' : String(Math.ceil(unitsOf(value.least.money)))

export const choiceOf = (variant: GiftCardVariant): Choice => ({
  variantId: variant.id,
  typed: typedAtFirst(variant),
})

/** The first variant that can be had; undefined for a card that is sold out. */
export const firstChoice = ({ variants }: Pick<GiftCardDetails, 'variants'>): Choice | undefined => {
  const variant = variants.find(({ is_available: isAvailable }) => isAvailable)
  return variant && choiceOf(variant)
}

/** What a choice costs; undefined for one that can't be had, such as a value outside the range. */
export const pricedChoice = (
  { variants, exchange_rates: rates }: Pick<GiftCardDetails, 'variants' | 'exchange_rates'>,
  { variantId, typed }: Choice,
): PricedChoice | undefined => {
  const variant = variants.find(({ id, is_available: isAvailable }) => id === variantId && isAvailable)
  if (!variant) return undefined
  if (variant.value.kind === 'fixed') return { ...variant.value.price, variantId, value: null }
  const { least, most, step } = variant.value
  const { currency } = least.money
  const value = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined
  const rate = rates[currency]
  if (value === undefined || rate === undefined) return undefined
  const money = { minor: value * 10 ** minorDigits(currency), currency }
  if (!isWithin(money, { least: least.money, most: most.money, step })) return undefined
  return { money, points: pointsFor(money, rate), variantId, value }
}
