import type { CatalogItem } from '@laurel/contract/rewards/catalogItem.ts'

/** Why an item can't be bought as it is chosen now. */
export type BuyingProblem =
  | 'OUT_OF_STOCK'
  | 'COUNTRY_NOT_SERVED'
  | 'NO_VARIANT'
  | 'NO_ADDRESS'
  | 'INSUFFICIENT_POINTS'

export type Choice = {
  /** The country of the person's locale. */
  readonly country: string
  readonly variantId: string | null
  readonly addressId: string | null
  readonly balance: number
}

/** The first thing in the way, what the person can't change first; null if it can be bought. */
export const buyingProblem = (
  item: CatalogItem,
  { country, variantId, addressId, balance }: Choice,
): BuyingProblem | null => {
  if (!item.in_stock) return 'OUT_OF_STOCK'
  if (item.countries.length > 0 && !item.countries.includes(country)) return 'COUNTRY_NOT_SERVED'
  if (balance < item.point_cost) return 'INSUFFICIENT_POINTS'
  if (item.variations.length > 0 && !isInStock(item, variantId)) return 'NO_VARIANT'
  if (item.metadata.use_shipping && addressId === null) return 'NO_ADDRESS'
  return null
}

export const isInStock = ({ variation_stock }: CatalogItem, variantId: string | null): boolean =>
  variation_stock.some(stock => stock.id === variantId && stock.in_stock)
