import type { ExchangeRate } from '@laurel/ledger/kernel/money.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { createRecentCache } from '../../caching/recentCache.ts'
import { exchangeRates } from '../exchangeRates/exchangeRates.ts'
import type { MarketplacePage, MarketplaceProduct } from '../vendors/marketplace.ts'
import type { OpenMarketplace } from './openMarketplace.ts'

/** The longest wait for Amazon while members look around. */
const answerMilliseconds = 2_000
/** The longest wait for the price of now at a purchase. */
const priceMilliseconds = 8_000

const minute = 60_000

/** What was read from Amazon a short time ago, in this process. */
export const createAmazonReader = () => {
  const pages = createRecentCache<MarketplacePage>({ entriesMax: 500, milliseconds: 10 * minute })
  const products = createRecentCache<MarketplaceProduct | null>({ entriesMax: 2_000, milliseconds: minute })

  const readProduct = async (
    { marketplace, region }: OpenMarketplace,
    asin: string,
    postalCode: string | null,
    milliseconds: number,
  ): Promise<MarketplaceProduct | null> => {
    const signal = AbortSignal.timeout(milliseconds)
    const found = await marketplace.products({ region, postalCode, ids: [asin] }, signal)
    return found.find(({ id }) => id === asin) ?? null
  }
  return {
    /** A page of a search, 0 for the first. Throws `VendorUncertain` if Amazon does not answer in time. */
    search: (open: OpenMarketplace, keywords: string, page: number): Promise<MarketplacePage> => {
      const { connectionId, marketplace, region } = open
      const words = keywords.trim().toLowerCase().replaceAll(/\s+/g, ' ')
      return pages.get(JSON.stringify([connectionId, region, words, page]), () =>
        marketplace.search(
          { region, postalCode: null, keywords: words, page },
          AbortSignal.timeout(answerMilliseconds),
        ),
      )
    },
    /** A product with its offers; null if Amazon has none. Throws `VendorUncertain` if it does not answer in time. */
    product: (open: OpenMarketplace, asin: string, postalCode: string | null) =>
      products.get(keyOf(open, asin, postalCode), () =>
        readProduct(open, asin, postalCode, answerMilliseconds),
      ),
    /** The product with the prices of now. */
    productNow: async (open: OpenMarketplace, asin: string, postalCode: string | null) => {
      const product = await readProduct(open, asin, postalCode, priceMilliseconds)
      products.put(keyOf(open, asin, postalCode), product)
      return product
    },
  }
}

const keyOf = (open: OpenMarketplace, asin: string, postalCode: string | null): string =>
  JSON.stringify([open.connectionId, open.region, asin, postalCode])

export type AmazonReader = ReturnType<typeof createAmazonReader>

/** The rates of all currencies in which products have prices. */
export const ratesFor = (
  database: Queryable,
  products: readonly MarketplaceProduct[],
): Promise<ReadonlyMap<string, ExchangeRate>> =>
  exchangeRates(
    database,
    products.flatMap(({ offers }) => offers.flatMap(({ price }) => price?.currency ?? [])),
  )
