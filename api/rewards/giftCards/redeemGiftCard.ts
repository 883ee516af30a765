import { pointsFor } from '@laurel/contract/rewards/pointsForMoney.ts'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { ExchangeRate, Money } from '@laurel/ledger/kernel/money.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Intent } from '../../access/intent.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import { exchangeRate } from '../exchangeRates/exchangeRates.ts'
import { offersCatalog } from '../offersCatalog.ts'
import { earlierPurchase } from '../purchasing/earlierPurchase.ts'
import { type PurchaseDependencies, purchase } from '../purchasing/purchase.ts'
import type { Redeemed } from '../purchasing/redeemed.ts'
import { isSameGiftCard } from '../purchasing/sameChoice.ts'
import type { VendorConnections } from '../vendors/connections/vendorConnections.ts'
import type { GiftCardOrder } from '../vendors/giftCardOrder.ts'
import type { RefusalCode } from '../vendors/port.ts'
import { type GiftCardDetails, giftCardById, isOfferedIn } from './catalog/giftCardById.ts'
import { chooseValue } from './chooseValue.ts'

export type RedeemGiftCardDependencies = PurchaseDependencies & {
  readonly database: Queryable
  readonly vendors: Pick<VendorConnections, 'vendorNamed'>
}

export type GiftCardChoice = {
  readonly giftCardId: string
  readonly variantId: string | null
  readonly value: number | null
  /** The price that the member saw; null if none was shown. */
  readonly pointsSeen: Points | null
  readonly country: string
}

/** Nothing was redeemed. `points` is what the card costs now; 0 where that is not known. */
export type GiftCardRefusal = {
  readonly kind: 'refused'
  readonly code: 'NOT_AVAILABLE' | 'OUT_OF_STOCK' | 'PRICE_CHANGED' | 'VALUE_REFUSED' | 'VENDOR_UNAVAILABLE'
  readonly points: Points
}

/** A member waits for the quote. */
const quoteMilliseconds = 8_000

/**
 * Spends the author's points on a gift card at the server's price. A price other than the one that the member saw, and
 * whatever makes the card unavailable, is a refusal: nothing was recorded. Rejects with COMMAND_CONFLICT where the intent
 * bought something else before.
 */
export const redeemGiftCard = async (
  dependencies: RedeemGiftCardDependencies,
  intent: Intent,
  choice: GiftCardChoice,
): Promise<
  Redeemed | { readonly kind: 'rejected'; readonly rejection: LedgerRejection } | GiftCardRefusal
> => {
  const isSame = isSameGiftCard(choice)
  const earlier = await earlierPurchase(dependencies, intent, { rewardId: choice.giftCardId, isSame })
  if (earlier) return earlier
  const { database, ledger } = dependencies
  if (!offersCatalog(await ledger.team(intent.teamId), 'GIFT_CARDS')) return refused('NOT_AVAILABLE')
  const card = await giftCardById(database, intent.teamId, choice.giftCardId)
  if (!card || !isOfferedIn(card, choice.country)) return refused('NOT_AVAILABLE')
  const chosen = chooseValue(card.variants, choice)
  if (chosen.kind === 'refused') return refused(chosen.code)
  const { variant, faceValue } = chosen
  const rate = await exchangeRate(database, faceValue.currency)
  if (rate === undefined) return refused('NOT_AVAILABLE')
  const points = pointsFor(faceValue, rate)
  if (choice.pointsSeen !== null && choice.pointsSeen !== points) return refused('PRICE_CHANGED', points)
  const order = orderOf(card, variant.variantId, faceValue, rate)
  const quoted = await quote(dependencies, intent, order)
  if (quoted.kind === 'refused') return refused(quoted.code, points)
  return purchase(dependencies, intent, {
    redemptionType: 'GIFT_CARD',
    reward: { rewardId: card.giftCardId, name: card.name, emoji: ':gift:' },
    points,
    order: { ...order, cost: quoted.cost },
    isFunded: true,
    isSame,
  })
}

const orderOf = (
  { vendor, productId, imageUrl }: GiftCardDetails,
  variantId: string,
  faceValue: Money,
  exchangeRate: ExchangeRate,
): GiftCardOrder => ({
  kind: 'giftCard',
  vendor,
  productId,
  variantId,
  faceValue,
  cost: null,
  exchangeRate,
  thumbnailUrl: imageUrl,
})

type Quoted = { readonly kind: 'quoted'; readonly cost: Money | null } | GiftCardRefusal

/** Asks a vendor that gives quotes. Others refuse at the order, which gives the points back. */
const quote = async (
  { vendors }: RedeemGiftCardDependencies,
  { teamId }: Intent,
  order: GiftCardOrder,
): Promise<Quoted> => {
  const vendor = await vendors.vendorNamed(teamId, order.vendor)
  if (!vendor) return refused('NOT_AVAILABLE')
  if (!vendor.client.quote) return { kind: 'quoted', cost: null }
  try {
    const answer = await vendor.client.quote(order, AbortSignal.timeout(quoteMilliseconds))
    return answer.kind === 'quoted'
      ? { kind: 'quoted', cost: answer.price }
      : refused(quoteRefusals[answer.code])
  } catch (error) {
    if (error instanceof VendorUncertain) return refused('VENDOR_UNAVAILABLE')
    throw error
  }
}

const quoteRefusals = {
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  // The face value is what the member pays for; another cost is the team's matter.
  PRICE_CHANGED: 'NOT_AVAILABLE',
  INSUFFICIENT_FUNDS: 'VENDOR_UNAVAILABLE',
  INVALID_DESTINATION: 'NOT_AVAILABLE',
  NOT_AVAILABLE: 'NOT_AVAILABLE',
  REFUSED: 'NOT_AVAILABLE',
} as const satisfies Record<RefusalCode, GiftCardRefusal['code']>

const refused = (code: GiftCardRefusal['code'], points: Points = 0): GiftCardRefusal => ({
  kind: 'refused',
  code,
  points,
})
