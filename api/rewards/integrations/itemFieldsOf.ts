import { pointsFor } from '@laurel/contract/rewards/pointsForMoney.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { ItemId, TeamId, VariantId } from '@laurel/ledger/kernel/ids.ts'
import type { ExchangeRate, Money } from '@laurel/ledger/kernel/money.ts'
import type { VendorId, VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { ItemFields } from '../items/saveItem.ts'
import type { CatalogProduct } from '../vendors/port.ts'

const variantsMax = 100

/** The item of a product: the same at every import. */
export const importedItemId = (teamId: TeamId, vendor: VendorName, productId: VendorId): ItemId =>
  derivedId('integration item', teamId, vendor, productId)

export const importedVariantId = (itemId: ItemId, vendorVariantId: VendorId): VariantId =>
  derivedId('integration variant', itemId, vendorVariantId)

export type RateOf = (money: Money) => ExchangeRate | undefined

/**
 * The item that shows a product in the team's catalog, at the price of its most expensive variant, so that no choice
 * costs the team more than the member pays. Undefined for a product without a price.
 */
export const itemFieldsOf = (
  itemId: ItemId,
  product: CatalogProduct,
  { rateOf, isShipped }: { readonly rateOf: RateOf; readonly isShipped: boolean },
): Omit<ItemFields, 'images'> | undefined => {
  const variants = product.variants.slice(0, variantsMax)
  const prices = variants.flatMap(({ value }) => {
    const rate = value.kind === 'fixed' ? rateOf(value.price) : undefined
    return value.kind === 'fixed' && rate !== undefined ? [pointsFor(value.price, rate)] : []
  })
  const pointCost = Math.max(0, ...prices)
  if (pointCost === 0 || prices.length < variants.length) return undefined
  return {
    name: product.name.slice(0, 200),
    emoji: '📦',
    description: product.description.slice(0, 10_000),
    pointCost,
    variants: variants.map(({ variantId, name, isAvailable }) => ({
      variantId: importedVariantId(itemId, variantId),
      name: name.slice(0, 200),
      stock: isAvailable ? null : 0,
    })),
    countries: [...product.countries],
    isShipped,
    stock: undefined,
  }
}
