import { type Money, moneyOfDecimal } from '@laurel/ledger/kernel/money.ts'
import { z } from 'zod'
import type { MarketplaceImage, MarketplaceOffer, MarketplaceProduct } from '../marketplace.ts'

const Amount = z.object({ amount: z.number(), currencyCode: z.string().max(3) })
const Price = z.object({ value: Amount })
const text = z.string().max(100_000)
const missing = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(null)

const Offer = z.object({
  offerId: z.string().min(1).max(200),
  availability: missing(text),
  buyingGuidance: missing(text),
  buyingRestrictions: missing(z.array(z.unknown()).max(100)),
  fulfillmentType: missing(text),
  productCondition: missing(text),
  price: missing(Price),
  taxExclusivePrice: missing(z.object({ taxExclusiveAmount: Amount })),
  shippingOptions: missing(z.array(z.object({ shippingCost: Price })).max(100)),
  quantityLimits: missing(z.object({ minQuantity: z.int() })),
})
type Offer = z.infer<typeof Offer>

const Image = z.object({ url: z.url({ protocol: /^https?$/ }).max(2000), width: z.int(), height: z.int() })
const ImageItem = z.object({
  large: missing(Image),
  medium: missing(Image),
  small: missing(Image),
})

/** A product as the search and the look-up by ASIN show it. Parts that Laurel does not show may be missing. */
const Product = z.object({
  asin: z.string().min(1).max(20),
  title: text,
  features: missing(z.array(text).max(200)),
  productVariations: missing(
    z.object({
      dimensions: z
        .array(
          z.object({
            index: z.int(),
            displayString: text,
            dimensionValues: z.array(z.object({ index: z.int(), displayString: text })).max(1000),
          }),
        )
        .max(10),
      variations: z
        .array(
          z.object({
            asin: z.string().min(1).max(20),
            variationValues: z.array(z.object({ index: z.int(), value: z.int() })).max(10),
          }),
        )
        .max(5000),
    }),
  ),
  includedDataTypes: missing(
    z.object({
      OFFERS: missing(z.array(Offer).max(200)),
      IMAGES: missing(z.array(ImageItem).max(100)),
    }),
  ),
})
type Product = z.infer<typeof Product>

export const SearchAnswer = z.object({ numberOfPages: z.int().min(0), products: z.array(Product).max(100) })
export const ByAsinsAnswer = z.object({ products: z.array(Product).max(100) })

export const productOf = (product: Product): MarketplaceProduct => {
  const images = (product.includedDataTypes?.IMAGES ?? []).slice(0, imagesMax)
  const [front] = images
  return {
    id: product.asin,
    title: product.title,
    features: (product.features ?? []).slice(0, featuresMax),
    images: images.flatMap(({ large, medium, small }): MarketplaceImage[] => {
      const image = large ?? medium ?? small
      return image ? [image] : []
    }),
    thumbnailUrl: (front?.medium ?? front?.large ?? front?.small)?.url ?? null,
    ...choicesOf(product),
    offers: (product.includedDataTypes?.OFFERS ?? []).map(offerOf),
  }
}

const imagesMax = 12
const featuresMax = 20

/** Dimensions and values in the order of their indices, which name them in the variations. */
const choicesOf = ({ productVariations }: Product): Pick<MarketplaceProduct, 'dimensions' | 'variants'> => {
  const byIndex = <Item extends { readonly index: number }>(items: readonly Item[]) =>
    items.toSorted((one, other) => one.index - other.index)
  const dimensions = byIndex(productVariations?.dimensions ?? []).map(dimension => ({
    ...dimension,
    dimensionValues: byIndex(dimension.dimensionValues),
  }))
  return {
    dimensions: dimensions.map(({ displayString, dimensionValues }) => ({
      label: displayString,
      values: dimensionValues.map(value => value.displayString),
    })),
    variants: (productVariations?.variations ?? []).map(({ asin, variationValues }) => ({
      id: asin,
      values: dimensions.map(({ index, dimensionValues }) => {
        const chosen = variationValues.find(value => value.index === index)?.value
        return dimensionValues.findIndex(value => value.index === chosen)
      }),
    })),
  }
}

/** Offers of goods as new are for sale to this account unless Amazon restricts them. */
const offerOf = (offer: Offer): MarketplaceOffer => {
  const price = moneyOf(offer.price?.value)
  const withoutTax = moneyOf(offer.taxExclusivePrice?.taxExclusiveAmount)
  const [cheapest] = (offer.shippingOptions ?? [])
    .flatMap(({ shippingCost }) => moneyOf(shippingCost.value) ?? [])
    .toSorted((one, other) => one.minor - other.minor)
  // A price below the one without tax is a mistake of the answer; the higher one is charged.
  const hasTax =
    price && withoutTax && withoutTax.currency === price.currency && withoutTax.minor < price.minor
  return {
    offerId: offer.offerId,
    price: hasTax ? withoutTax : price,
    tax: hasTax ? { minor: price.minor - withoutTax.minor, currency: price.currency } : null,
    shipping: cheapest ?? null,
    isAvailable: isAvailable(offer),
    isRestricted:
      (offer.buyingRestrictions?.length ?? 0) > 0 || restrictedGuidance.has(offer.buyingGuidance ?? ''),
    isPrime: offer.fulfillmentType?.startsWith('AMAZON') === true,
    isFreeShipping: cheapest?.minor === 0,
  }
}

const restrictedGuidance: ReadonlySet<string> = new Set(['RESTRICTED', 'BLOCKED'])

/** Amazon says the availability as a sentence in the language of the marketplace; only some are known. */
const isAvailable = ({ availability, productCondition, quantityLimits }: Offer): boolean =>
  !/unavailable|out of stock|nicht verfügbar|indisponible|en rupture/i.test(availability ?? '') &&
  (productCondition ?? 'NEW') === 'NEW' &&
  (quantityLimits?.minQuantity ?? 1) <= 1

const moneyOf = (amount: z.infer<typeof Amount> | null | undefined): Money | null =>
  (amount && moneyOfDecimal(String(amount.amount), amount.currencyCode)) ?? null
