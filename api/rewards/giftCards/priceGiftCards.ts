import type {
  GiftCard,
  GiftCardDetails,
  GiftCardPrice,
  GiftCardVendor,
} from '@laurel/contract/rewards/giftCard.ts'
import { pointsFor } from '@laurel/contract/rewards/pointsForMoney.ts'
import type { ExchangeRate, Money } from '@laurel/ledger/kernel/money.ts'
import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { GiftCardDetails as Card, GiftCardVariant } from './catalog/giftCardById.ts'
import type { GiftCardRow } from './catalog/searchGiftCards.ts'

/** The vendors of gift cards, as the API names them. */
export const giftCardVendors: Readonly<Record<VendorName, GiftCardVendor>> = {
  tango: 'TANGO_CARD',
  buyme: 'BUYME',
  xoxoday: 'XOXODAY',
  cysend: 'CYSEND',
}

export type Rates = ReadonlyMap<string, ExchangeRate>

const priceOf = (money: Money, rates: Rates): GiftCardPrice | undefined => {
  const rate = rates.get(money.currency)
  return rate === undefined ? undefined : { money, points: pointsFor(money, rate) }
}

/** A card of a list with its least price; undefined for one of a vendor that this version does not know. */
export const pricedCard = (row: GiftCardRow, rates: Rates): GiftCard | undefined => {
  const vendor = giftCardVendors[row.vendor]
  if (!vendor) return undefined
  const { giftCardId: id, name: title, imageUrl: thumbnail, leastMinor: minor, currency } = row
  const least = minor === null || currency === null ? undefined : priceOf({ minor, currency }, rates)
  return { id, title, thumbnail, vendor, from: least ?? null }
}

export const pricedDetails = (card: Card, rates: Rates): GiftCardDetails | undefined => {
  const vendor = giftCardVendors[card.vendor]
  if (!vendor) return undefined
  const variants = card.variants.flatMap(variant => pricedVariant(variant, rates))
  const leastOf = ({ value }: (typeof variants)[number]) =>
    value.kind === 'fixed' ? value.price : value.least
  const [cheapest] = variants
    .filter(({ is_available: isAvailable }) => isAvailable)
    .map(leastOf)
    .toSorted((one, other) => one.points - other.points)
  return {
    id: card.giftCardId,
    title: card.name,
    thumbnail: card.imageUrl,
    vendor,
    from: cheapest ?? null,
    description: card.description,
    categories: card.categories,
    variants,
    exchange_rates: Object.fromEntries(rates),
  }
}

const pricedVariant = (
  { variantId: id, name, isAvailable: is_available, least, most, step }: GiftCardVariant,
  rates: Rates,
): GiftCardDetails['variants'] => {
  const [cheapest, dearest] = [priceOf(least, rates), priceOf(most, rates)]
  if (!cheapest || !dearest) return []
  const value = isFixed({ least, most })
    ? ({ kind: 'fixed', price: cheapest } as const)
    : ({ kind: 'range', least: cheapest, most: dearest, step } as const)
  return [{ id, name, is_available, value }]
}

export const isFixed = ({ least, most }: Pick<GiftCardVariant, 'least' | 'most'>): boolean =>
  least.minor === most.minor
