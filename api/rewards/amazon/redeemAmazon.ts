import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Address, RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Intent } from '../../access/intent.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import { vendorText } from '../orders/vendorText.ts'
import { earlierPurchase } from '../purchasing/earlierPurchase.ts'
import { type PurchaseDependencies, purchase } from '../purchasing/purchase.ts'
import type { Redeemed } from '../purchasing/redeemed.ts'
import { type IsSameChoice, isSameAddress } from '../purchasing/sameChoice.ts'
import type { MarketplaceProduct } from '../vendors/marketplace.ts'
import { type AmazonDependencies, type OpenMarketplace, openMarketplace } from './openMarketplace.ts'
import { type PricedOffer, pricedOffers } from './pricedOffers.ts'
import { type AmazonReader, ratesFor } from './readAmazon.ts'

export type RedeemAmazonDependencies = PurchaseDependencies &
  AmazonDependencies & { readonly reader: Pick<AmazonReader, 'productNow'> }

export type AmazonChoice = {
  readonly asin: string
  readonly addressId: string
  /** The price that the person agreed to; null for the price of now. */
  readonly points: Points | null
  /** Names what is bought together; null for a product alone. */
  readonly group: string | null
}

/** Nothing was bought and nothing recorded. `points` is the price of now, if it is known. */
export type AmazonRefusal = {
  readonly kind: 'refused'
  readonly code:
    | 'ADDRESS_UNKNOWN'
    | 'ADDRESS_NOT_IN_MARKETPLACE'
    | 'AMAZON_UNAVAILABLE'
    | 'UNAVAILABLE_PRODUCT'
    | 'OUT_OF_STOCK'
    | 'PRICE_CHANGED'
  readonly points: Points | null
}

type Rejected = { readonly kind: 'rejected'; readonly rejection: LedgerRejection }
type NotOffered = { readonly kind: 'notOffered' }

const refused = (code: AmazonRefusal['code'], points: Points | null = null): AmazonRefusal => ({
  kind: 'refused',
  code,
  points,
})

/**
 * Buys a product of Amazon at the price of now. Rejects with COMMAND_CONFLICT where the intent bought something else
 * before.
 */
export const redeemAmazon = async (
  dependencies: RedeemAmazonDependencies,
  intent: Intent,
  { asin, addressId, points, group }: AmazonChoice,
): Promise<Redeemed | Rejected | AmazonRefusal | NotOffered> => {
  const rewardId = derivedId('amazon', asin)
  const { teamId, actor } = intent
  const memberId = actor.id
  const chosenAddress = () => dependencies.addressOf(teamId, memberId, addressId)
  const isSame: IsSameChoice = async ({ order }) => isSameAddress(order, await chosenAddress())
  const earlier = await earlierPurchase(dependencies, intent, { rewardId, isSame })
  if (earlier) return earlier
  const [open, address] = await Promise.all([
    openMarketplace(dependencies, { teamId, memberId }),
    chosenAddress(),
  ])
  if (!open) return { kind: 'notOffered' }
  if (!address) return refused('ADDRESS_UNKNOWN')
  if (address.country !== open.country) return refused('ADDRESS_NOT_IN_MARKETPLACE')
  const product = await productNow(dependencies, open, asin, address)
  if (product === 'uncertain') return refused('AMAZON_UNAVAILABLE')
  if (!product) return refused('UNAVAILABLE_PRODUCT')
  const [best] = pricedOffers(product.offers, await ratesFor(dependencies.database, [product]))
  if (!best) return refused('OUT_OF_STOCK')
  const { total } = best.points
  if (points !== null && points !== total) return refused('PRICE_CHANGED', total)
  return purchase(dependencies, intent, {
    redemptionType: 'AMAZON',
    reward: { rewardId, name: vendorText(product.title, 200) || asin, emoji: '📦' },
    points: total,
    order: orderOf(product, best, open.region, address),
    isFunded: true,
    isSame,
    ...(group !== null && { groupId: derivedId('amazon group', teamId, memberId, group) }),
  })
}

const productNow = async (
  { reader }: RedeemAmazonDependencies,
  open: OpenMarketplace,
  asin: string,
  address: Address,
): Promise<MarketplaceProduct | null | 'uncertain'> => {
  try {
    return await reader.productNow(open, asin, address.postalCode || null)
  } catch (error) {
    if (error instanceof VendorUncertain) return 'uncertain'
    throw error
  }
}

const orderOf = (
  { id, title, thumbnailUrl }: MarketplaceProduct,
  { offerId, unitPrice, tax, shipping }: PricedOffer,
  region: string,
  address: Address,
): RewardOrder => ({
  kind: 'amazon',
  asin: id,
  offerId,
  region,
  unitPrice,
  tax,
  shipping,
  title: vendorText(title, 500) || id,
  thumbnailUrl,
  address,
})
