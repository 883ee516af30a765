import type { AmazonProduct } from '@laurel/contract/rewards/amazon.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import type { AmazonDependencies, OpenMarketplace } from './openMarketplace.ts'
import { productAnswerOf } from './productAnswer.ts'
import { type AmazonReader, ratesFor } from './readAmazon.ts'

type ProductRead =
  | ({ readonly error: null } & AmazonProduct)
  | { readonly error: 'UNAVAILABLE_PRODUCT' | 'AMAZON_UNAVAILABLE' }

/**
 * A product with prices for an address of the member. Without an address, or with one in another country, the prices
 * are without tax and shipping.
 */
export const readAmazonProduct = async (
  {
    database,
    addressOf,
    reader,
  }: Pick<AmazonDependencies, 'database' | 'addressOf'> & { readonly reader: Pick<AmazonReader, 'product'> },
  open: OpenMarketplace,
  { teamId, memberId }: { readonly teamId: TeamId; readonly memberId: MemberId },
  asin: string,
  addressId: string | null,
): Promise<ProductRead> => {
  const address = addressId === null ? null : await addressOf(teamId, memberId, addressId)
  const isAddressValid = address?.country === open.country
  try {
    const product = await reader.product(open, asin, (isAddressValid && address?.postalCode) || null)
    if (!product) return { error: 'UNAVAILABLE_PRODUCT' }
    const rates = await ratesFor(database, [product])
    return { error: null, ...productAnswerOf(product, rates, isAddressValid) }
  } catch (error) {
    if (!(error instanceof VendorUncertain)) throw error
    return { error: 'AMAZON_UNAVAILABLE' }
  }
}
