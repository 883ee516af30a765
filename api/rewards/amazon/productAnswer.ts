import type { AmazonProduct } from '@laurel/contract/rewards/amazon.ts'
import type { ExchangeRate } from '@laurel/ledger/kernel/money.ts'
import type { MarketplaceProduct } from '../vendors/marketplace.ts'
import { hasHiddenPrice, pricedOffers } from './pricedOffers.ts'

/** A product in the words of the portal. */
export const productAnswerOf = (
  product: MarketplaceProduct,
  rates: ReadonlyMap<string, ExchangeRate>,
  isAddressValid: boolean,
): AmazonProduct => {
  const { id, title, thumbnailUrl, features, images, dimensions, variants, offers } = product
  const priced = pricedOffers(offers, rates)
  const [best] = priced
  return {
    ASIN: id,
    title,
    thumbnail: thumbnailUrl,
    points: best ? { total: best.points.total } : null,
    DimensionLabels: dimensions.map(({ label }) => label),
    DimensionMap: Object.fromEntries(dimensions.map(({ label, values }) => [label, [...values]])),
    Variations: variants.map(variant => ({
      ASIN: variant.id,
      Dimensions: Object.fromEntries(
        dimensions.flatMap(({ label, values }, place) => {
          const value = values[variant.values[place] ?? -1]
          return value === undefined ? [] : [[label, value]]
        }),
      ),
    })),
    Offers: {
      Listings: priced.map(({ offerId, points, isPrime, isFreeShipping }) => ({
        Id: offerId,
        Price: { Points: points },
        DeliveryInfo: { IsPrimeEligible: isPrime, IsFreeShippingEligible: isFreeShipping },
      })),
    },
    has_hidden_price: priced.length === 0 && hasHiddenPrice(offers, rates),
    Images: images.map(({ url, width, height }) => ({ URL: url, Width: width, Height: height })),
    ItemInfo: { Title: title, Features: [...features] },
    addr_valid_marketplace: isAddressValid,
  }
}
