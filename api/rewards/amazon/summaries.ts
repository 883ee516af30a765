import type { AmazonSummary } from '@laurel/contract/rewards/amazon.ts'
import type { ExchangeRate } from '@laurel/ledger/kernel/money.ts'
import type { MarketplaceProduct } from '../vendors/marketplace.ts'
import { pricedOffers } from './pricedOffers.ts'

/** Products as lists show them. Those that can't be bought are left out. */
export const summariesOf = (
  products: readonly MarketplaceProduct[],
  rates: ReadonlyMap<string, ExchangeRate>,
): AmazonSummary[] =>
  products.flatMap(({ id, title, thumbnailUrl, offers }) => {
    const [best] = pricedOffers(offers, rates)
    return best ? [{ ASIN: id, title, thumbnail: thumbnailUrl, points: { total: best.points.total } }] : []
  })
