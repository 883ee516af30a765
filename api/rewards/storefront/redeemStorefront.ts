import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Address } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Intent } from '../../access/intent.ts'
import { earlierPurchase } from '../purchasing/earlierPurchase.ts'
import { type PurchaseDependencies, purchase } from '../purchasing/purchase.ts'
import type { Redeemed } from '../purchasing/redeemed.ts'
import { type IsSameChoice, isSameAddress } from '../purchasing/sameChoice.ts'
import { choiceName, type StorefrontChoice } from './products.ts'

export type RedeemStorefrontDependencies = PurchaseDependencies & {
  /** An address of the member; null where they have none with this id. */
  readonly addressOf: (teamId: TeamId, memberId: MemberId, addressId: string) => Promise<Address | null>
}

/** Nothing was bought and nothing recorded. */
export type StorefrontRefusal = {
  readonly kind: 'refused'
  readonly code: 'PRICE_CHANGED' | 'ADDRESS_UNKNOWN'
}

type Rejected = { readonly kind: 'rejected'; readonly rejection: LedgerRejection }

/**
 * Buys a variant of the swag shop for an address of the author. People fulfil it and the fund pays. Refuses a price
 * that is not the shop's. Rejects with COMMAND_CONFLICT where the intent bought something else before.
 */
export const redeemStorefront = async (
  dependencies: RedeemStorefrontDependencies,
  intent: Intent,
  choice: StorefrontChoice,
  { points, addressId }: { readonly points: Points; readonly addressId: string },
): Promise<Redeemed | Rejected | StorefrontRefusal> => {
  const { sku } = choice.variant
  const rewardId = derivedId('storefront', sku)
  const chosenAddress = () => dependencies.addressOf(intent.teamId, intent.actor.id, addressId)
  const isSame: IsSameChoice = async ({ order }) => isSameAddress(order, await chosenAddress())
  const earlier = await earlierPurchase(dependencies, intent, { rewardId, isSame })
  if (earlier) return earlier
  if (points !== choice.points) return { kind: 'refused', code: 'PRICE_CHANGED' }
  const address = await chosenAddress()
  if (!address) return { kind: 'refused', code: 'ADDRESS_UNKNOWN' }
  return purchase(dependencies, intent, {
    redemptionType: 'STOREFRONT',
    reward: { rewardId, name: choiceName(choice), emoji: '🛍️' },
    points,
    order: { kind: 'storefront', sku, address },
    isFunded: true,
    isSame,
  })
}
