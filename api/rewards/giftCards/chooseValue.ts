import { isWithin } from '@laurel/contract/rewards/giftCard.ts'
import { type Money, moneyOfDecimal } from '@laurel/ledger/kernel/money.ts'
import type { GiftCardVariant } from './catalog/giftCardById.ts'
import { isFixed } from './priceGiftCards.ts'

export type ChosenValue =
  | { readonly kind: 'chosen'; readonly variant: GiftCardVariant; readonly faceValue: Money }
  | { readonly kind: 'refused'; readonly code: 'NOT_AVAILABLE' | 'OUT_OF_STOCK' | 'VALUE_REFUSED' }

/** The variant and the value that a member asks for: the value of a fixed variant, or one within a range. */
export const chooseValue = (
  variants: readonly GiftCardVariant[],
  { variantId, value }: { readonly variantId: string | null; readonly value: number | null },
): ChosenValue => {
  const variant =
    variantId === null ? onlyOneOf(variants) : variants.find(each => each.variantId === variantId)
  if (!variant) return refused('NOT_AVAILABLE')
  if (!variant.isAvailable) return refused('OUT_OF_STOCK')
  const { least } = variant
  const given = value === null ? undefined : moneyOfDecimal(String(value), least.currency)
  if (isFixed(variant))
    return value === null || given?.minor === least.minor
      ? { kind: 'chosen', variant, faceValue: least }
      : refused('VALUE_REFUSED')
  if (!given || !isWithin(given, variant)) return refused('VALUE_REFUSED')
  return { kind: 'chosen', variant, faceValue: given }
}

const refused = (code: 'NOT_AVAILABLE' | 'OUT_OF_STOCK' | 'VALUE_REFUSED'): ChosenValue => ({
  kind: 'refused',
  code,
})

const onlyOneOf = (variants: readonly GiftCardVariant[]): GiftCardVariant | undefined =>
  variants.length === 1 ? variants[0] : undefined
