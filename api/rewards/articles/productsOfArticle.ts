import type { AmazonSummary } from '@laurel/contract/rewards/amazon.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import type { OpenMarketplace } from '../amazon/openMarketplace.ts'
import { type AmazonReader, ratesFor } from '../amazon/readAmazon.ts'
import { summariesOf } from '../amazon/summaries.ts'
import type { Article } from './port.ts'

const productsMax = 8

/** The products that an article names, or that its words find. None while Amazon does not answer: the text is enough. */
export const productsOfArticle = async (
  database: Queryable,
  reader: Pick<AmazonReader, 'product' | 'search'>,
  open: OpenMarketplace,
  { asins, productWords }: Pick<Article, 'asins' | 'productWords'>,
): Promise<AmazonSummary[]> => {
  try {
    const named = await Promise.all(asins.slice(0, productsMax).map(asin => reader.product(open, asin, null)))
    const found = productWords === null ? [] : (await reader.search(open, productWords, 0)).products
    const products = [...named.filter(product => product !== null), ...found]
    return summariesOf(products, await ratesFor(database, products)).slice(0, productsMax)
  } catch (error) {
    if (error instanceof VendorUncertain) return []
    throw error
  }
}
