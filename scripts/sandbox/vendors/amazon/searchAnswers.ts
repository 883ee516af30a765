import type { Product } from './catalog/catalog.ts'
import { picturesPerProduct } from './catalog/drawProduct.ts'
import { marketplaceRules, taxPercentAt } from './marketplaces.ts'

/** What a request says about where and for whom prices are. */
export type PriceQuestion = {
  readonly region: string
  readonly postalCode: string | null
  readonly facets: readonly string[]
  /** The public address of the stand-in, for pictures. */
  readonly origin: string
  /** Prices grow by this much, so that a price changes between two looks. */
  readonly raisePercent: number
}

export type Cost = {
  readonly offerId: string
  readonly currency: string
  readonly unitMinor: number
  readonly taxMinor: number
  readonly shippingMinor: number
  readonly isPrime: boolean
}

/** The offers of a product that have a price, the featured one first. */
export const costsOf = (product: Product, question: PriceQuestion): readonly Cost[] => {
  const rules = marketplaceRules(question.region)
  if (!rules || product.state === 'withoutOffers') return []
  const taxPercent = taxPercentAt(question.region, question.postalCode)
  const cost = (name: string, cents: number, postageCents: number): Cost => {
    const unitMinor = Math.round((cents * (100 + question.raisePercent) * rules.rate) / 100)
    return {
      offerId: `${product.asin}-${question.region}-${name}`,
      currency: rules.currency,
      unitMinor,
      taxMinor: Math.round((unitMinor * taxPercent) / 100),
      shippingMinor: Math.round(postageCents * rules.rate),
      isPrime: name === 'prime',
    }
  }
  const prime = cost('prime', product.cents, 0)
  const merchant = (cents: number) => cost('merchant', cents, rules.postageCents)
  if (product.state === 'merchant') return [merchant(product.cents)]
  if (product.state === 'bothOffers') return [merchant(Math.round(product.cents * 0.9)), prime]
  return [prime]
}

const amount = (minor: number, currencyCode: string) => ({ amount: minor / 100, currencyCode })

const price = (minor: number, currency: string, priceType: string) => ({
  value: amount(minor, currency),
  formattedPrice: `${(minor / 100).toFixed(2)} ${currency}`,
  priceType,
})

const offerOf = (product: Product, cost: Cost, question: PriceQuestion) => ({
  offerId: cost.offerId,
  availability: product.state === 'outOfStock' ? 'Currently unavailable.' : 'In Stock.',
  buyingGuidance: product.state === 'restricted' ? 'BLOCKED' : 'NONE',
  buyingRestrictions:
    product.state === 'restricted' ? [{ type: 'PROFESSIONAL_USE', title: 'For professional use only' }] : [],
  fulfillmentType: cost.isPrime ? 'AMAZON' : 'THIRD_PARTY',
  merchant: {
    merchantId: cost.isPrime ? 'A1AMAZON' : 'A2PEDDLER',
    name: cost.isPrime ? 'Amazon' : 'Peddler & Daughters',
    meanFeedbackRating: 4.8,
    totalFeedbackCount: 1204,
  },
  ...(product.state !== 'withoutPrice' && {
    price: price(cost.unitMinor + cost.taxMinor, cost.currency, 'BUSINESS'),
    taxExclusivePrice: {
      taxExclusiveAmount: amount(cost.unitMinor, cost.currency),
      displayString: 'without tax',
      formattedPrice: `${(cost.unitMinor / 100).toFixed(2)} ${cost.currency}`,
      label: 'without tax',
    },
    listPrice: price(cost.unitMinor, cost.currency, 'LIST_PRICE'),
  }),
  productCondition: 'NEW',
  productConditionNote: '',
  condition: { conditionValue: 'NEW', conditionNote: '', subCondition: 'NEW' },
  quantityLimits: { minQuantity: 1, maxQuantity: 30 },
  deliveryInformation: cost.isPrime ? 'Free delivery in 2 days' : 'Delivery in 5 to 8 days',
  ...(question.postalCode !== null && {
    shippingOptions: [{ shippingCost: price(cost.shippingMinor, cost.currency, 'OTHER') }],
  }),
})

/** A product with the facets that were asked for. */
export const productAnswer = (product: Product, question: PriceQuestion) => {
  const { family, asin, title } = product
  return {
    asin,
    asinType: family.variants.length > 1 ? 'VARIATION_CHILD' : 'STANDARD',
    signedProductId: `signed-${asin}`,
    title,
    url: `${question.origin}/dp/${asin}`,
    features: product.features,
    editorialReviews: [],
    taxonomies: [],
    format: '',
    productOverview: {},
    productDetails: {},
    productDescription: '',
    byLine: [],
    bookInformation: {},
    mediaInformation: { editions: [], mediaFormats: [] },
    customerReviewsSummary: { numberOfReviews: 128, starRating: 4.6 },
    productVariations: {
      dimensions: family.dimensions.map(({ name, values }, index) => ({
        index,
        displayString: name,
        dimensionValues: values.map((displayString, at) => ({ index: at, displayString })),
      })),
      variations:
        family.variants.length > 1
          ? family.variants.map(variant => ({
              asin: variant.asin,
              variationValues: variant.values.map((value, index) => ({ index, value })),
            }))
          : [],
    },
    includedDataTypes: {
      ...(question.facets.includes('OFFERS') && {
        OFFERS: costsOf(product, question).map(cost => offerOf(product, cost, question)),
      }),
      ...(question.facets.includes('IMAGES') && {
        IMAGES: Array.from({ length: picturesPerProduct }, (_unused, picture) =>
          imageOf(product, picture, question),
        ),
      }),
    },
  }
}

const imageOf = ({ asin, title }: Product, picture: number, { origin }: PriceQuestion) => {
  const image = (side: number) => ({
    url: `${origin}/pictures/${asin}/${picture}.svg`,
    width: side,
    height: side,
  })
  return {
    altText: title,
    large: image(480),
    medium: image(240),
    small: image(120),
    thumbnail: image(75),
  }
}
