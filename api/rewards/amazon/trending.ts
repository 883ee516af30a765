import { type AmazonCategory, AmazonSummary, amazonCategories } from '@laurel/contract/rewards/amazon.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import type { Marketplace } from '../vendors/marketplace.ts'
import { ratesFor } from './readAmazon.ts'
import { summariesOf } from './summaries.ts'

/**
 * Amazon Business has no list of what is trending: these words find it. A search shows first what people buy most.
 */
const wordsOf: Readonly<Record<AmazonCategory, string>> = {
  HOME_KITCHEN: 'home kitchen',
  WOMENS_CLOTHING: 'womens clothing',
  MENS_CLOTHING: 'mens clothing',
  PETS: 'pet supplies',
  WOMENS_SHOES: 'womens shoes',
  MENS_SHOES: 'mens shoes',
  ELECTRONICS: 'electronics',
  TOYS_GAMES: 'toys games',
  BOOKS: 'books',
}

const productsPerCategory = 12

export type TrendingPlace = {
  readonly connectionId: string
  readonly region: string
  readonly marketplace: Marketplace
}

export type TrendingCategory = {
  readonly category: AmazonCategory
  readonly products: AmazonSummary[]
}

const Row = z.object({ category: z.string(), products: z.array(AmazonSummary) })

const stored = prepared(
  'select category, products from rewards.amazon_trending where connection_id = $1 and region = $2',
)

/** What was trending when it was read last; a category that was never read, or had nothing for sale, is missing. */
export const readTrending = async (
  database: Queryable,
  { connectionId, region }: Pick<TrendingPlace, 'connectionId' | 'region'>,
): Promise<TrendingCategory[]> => {
  const { rows } = await database.query(stored, [connectionId, region])
  const known = new Map(
    z
      .array(Row)
      .parse(rows)
      .map(({ category, products }) => [category, products]),
  )
  return amazonCategories.flatMap(category => {
    const products = known.get(category) ?? []
    return products.length > 0 ? [{ category, products }] : []
  })
}

/**
 * Reads what is trending now and stores it. A category that Amazon does not answer in time keeps what it had. Throws if
 * Amazon answers none of them.
 */
export const refreshTrending = async (
  database: Queryable,
  place: TrendingPlace,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const outcomes = await Promise.allSettled(
    amazonCategories.map(category => refreshCategory(database, place, category, now, signal)),
  )
  const failures = outcomes.filter(outcome => outcome.status === 'rejected')
  const [first] = failures
  const isUnexpected = failures.some(({ reason }) => !(reason instanceof VendorUncertain))
  if (first && (isUnexpected || failures.length === outcomes.length)) throw first.reason
}

const refreshCategory = async (
  database: Queryable,
  { connectionId, region, marketplace }: TrendingPlace,
  category: AmazonCategory,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const { products } = await marketplace.search(
    { region, postalCode: null, keywords: wordsOf[category], page: 0 },
    signal,
  )
  const summaries = summariesOf(products, await ratesFor(database, products)).slice(0, productsPerCategory)
  await database.query(
    `insert into rewards.amazon_trending as known (connection_id, region, category, products, read_at)
     values ($1, $2, $3, $4, $5)
     on conflict (connection_id, region, category) do update
     set products = excluded.products, read_at = excluded.read_at
     where excluded.read_at >= known.read_at`,
    [connectionId, region, category, JSON.stringify(summaries), now],
  )
}

const Place = z.object({ connectionId: z.string(), region: z.string() })

const firstLookMilliseconds = 2_000

/** What is trending: as it was stored, or read now for the first member who looks. */
export const trendingNow = async (
  database: Queryable,
  place: TrendingPlace,
  now: Instant,
): Promise<TrendingCategory[]> => {
  const known = await readTrending(database, place)
  if (known.length > 0) return known
  await refreshTrending(database, place, now, AbortSignal.timeout(firstLookMilliseconds))
  return readTrending(database, place)
}

/** The places whose trending products were read before this time: those in which members looked at them. */
export const staleTrending = async (database: Queryable, before: Instant) => {
  const { rows } = await database.query(
    `select connection_id as "connectionId", region from rewards.amazon_trending
     group by connection_id, region having max(read_at) < $1 limit 1000`,
    [before],
  )
  return z.array(Place).parse(rows)
}
