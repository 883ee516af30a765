import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { MemberId, RewardId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { CatalogItem } from '@laurel/ledger/rewards/items/events.ts'
import type { Address, RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Intent } from '../../access/intent.ts'
import type { AddressDependencies } from '../../people/addresses/addressBook.ts'
import { addressOf } from '../../people/addresses/addressOf.ts'
import { integrationOrder } from '../integrations/integrationOrder.ts'
import { offersCatalog } from '../offersCatalog.ts'
import { type PurchaseDependencies, purchase } from '../purchasing/purchase.ts'
import type { Redeemed } from '../purchasing/redeemed.ts'
import type { ItemChoice } from './itemChoice.ts'
import { isSameItem } from './sameItem.ts'

/** Why an item can't be ordered as it was chosen. */
export type ChoiceProblem = 'VARIANT_REQUIRED' | 'ADDRESS_REQUIRED' | 'COUNTRY_NOT_SERVED'

export type ItemOrder =
  | { readonly kind: 'order'; readonly order: Extract<RewardOrder, { kind: 'catalogItem' }> }
  | { readonly kind: 'refused'; readonly problem: ChoiceProblem }

export type ItemDependencies = AddressDependencies & { readonly ledger: Pick<Ledger, 'member'> }

type Person = { readonly teamId: TeamId; readonly memberId: MemberId }

/** The order of an item for a person. It needs a variant if there are any, an address if it is shipped, and a country where it is offered. */
export const orderOfItem = async (
  dependencies: ItemDependencies,
  { teamId, memberId }: Person,
  { itemId, variants, countries, isShipped }: CatalogItem,
  { variantId, addressId }: ItemChoice,
): Promise<ItemOrder> => {
  const refused = (problem: ChoiceProblem): ItemOrder => ({ kind: 'refused', problem })
  const isServed = (country: string): boolean => countries.length === 0 || countries.includes(country)
  const variant = variants.find(one => one.variantId === variantId)
  if (variants.length > 0 && !variant) return refused('VARIANT_REQUIRED')
  const member = await dependencies.ledger.member(teamId, memberId)
  const locale = (member.kind === 'known' ? member.chosenLocale?.locale : null) ?? 'EN-US'
  if (!isServed(locale.slice(-2))) return refused('COUNTRY_NOT_SERVED')
  let address: Address | null = null
  if (isShipped) {
    address = addressId === undefined ? null : await addressOf(dependencies, teamId, memberId, addressId)
    if (!address) return refused('ADDRESS_REQUIRED')
    if (!isServed(address.country)) return refused('COUNTRY_NOT_SERVED')
  }
  return {
    kind: 'order',
    order: {
      kind: 'catalogItem',
      itemId,
      variantId: variant?.variantId ?? null,
      variantName: variant?.name ?? null,
      address,
    },
  }
}

export type ItemRedeemed =
  | Redeemed
  | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }
  | { readonly kind: 'refused'; readonly problem: ChoiceProblem }
  | { readonly kind: 'priceChanged'; readonly points: Points }

export type RedeemItemDependencies = Omit<PurchaseDependencies, 'ledger'> &
  AddressDependencies & { readonly ledger: PurchaseDependencies['ledger'] & Pick<Ledger, 'item' | 'member'> }

/** Spends the author's points on an item of the team's catalog. Rejects with REWARD_UNKNOWN where the team offers no such item. */
export const redeemItem = async (
  dependencies: RedeemItemDependencies,
  intent: Intent,
  rewardId: RewardId,
  choice: ItemChoice & { readonly points?: Points | undefined },
): Promise<ItemRedeemed> => {
  const known = await dependencies.ledger.item(intent.teamId, rewardId)
  const isOffered = offersCatalog(await dependencies.ledger.team(intent.teamId), 'CUSTOM_CATALOG')
  if (known.kind !== 'offered' || !isOffered)
    return { kind: 'rejected', rejection: { code: 'REWARD_UNKNOWN' } }
  const { name, emoji, pointCost: points } = known.item
  if (choice.points !== undefined && choice.points !== points) return { kind: 'priceChanged', points }
  const person = { teamId: intent.teamId, memberId: intent.actor.id }
  const ordered = await orderOfItem(dependencies, person, known.item, choice)
  if (ordered.kind === 'refused') return ordered
  const { variantId, address } = ordered.order
  const isSame = isSameItem(dependencies, intent, rewardId, choice)
  const atVendor = await integrationOrder(dependencies.database, {
    teamId: intent.teamId,
    itemId: rewardId,
    variantId,
    address,
  })
  if (atVendor) {
    // The vendor counts the pieces; what it reported last is known here.
    if (known.stock.get(variantId) === 0) return { kind: 'rejected', rejection: { code: 'OUT_OF_STOCK' } }
    return purchase(dependencies, intent, {
      redemptionType: 'INTEGRATION_CUSTOM',
      reward: { rewardId, name, emoji },
      points,
      order: atVendor,
      isFunded: true,
      isSame,
    })
  }
  return purchase(dependencies, intent, {
    redemptionType: 'CUSTOM_CATALOG',
    reward: { rewardId, name, emoji },
    points,
    order: ordered.order,
    isFunded: false,
    isSame,
  })
}
