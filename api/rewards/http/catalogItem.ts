import type { CatalogItem } from '@laurel/contract/rewards/catalogItem.ts'
import type { TeamItem } from '@laurel/contract/rewards/teamItem.ts'
import type { ItemWithStock } from '@laurel/projections/rewards/items/queries.ts'
import { sanitise } from '../sanitise.ts'

const hasLeft = (left: number | null | undefined): boolean => left === null || left === undefined || left > 0

export const catalogItemOf = (item: ItemWithStock): CatalogItem => {
  const { variants, left, leftOf } = item
  const stock = variants.map(({ variantId: id }) => ({ id, in_stock: hasLeft(leftOf.get(id)) }))
  return {
    id: item.itemId,
    name: item.name,
    emoji: item.emoji,
    images: [...item.images],
    point_cost: item.pointCost,
    description: sanitise(item.description),
    variations: variants.map(({ variantId: id, name }) => ({ id, name })),
    variation_stock: stock,
    in_stock: variants.length === 0 ? hasLeft(left) : stock.some(({ in_stock }) => in_stock),
    countries: [...item.countries],
    metadata: { use_shipping: item.isShipped },
  }
}

/** For the one who edits it. More redemptions than pieces, as after a lower count, show as none left. */
export const teamItemOf = (item: ItemWithStock, vendor: string | null): TeamItem => {
  const known = catalogItemOf(item)
  return {
    ...known,
    description: item.description,
    vendor,
    stock: shownStock(item.left),
    variation_stock: known.variation_stock.map(({ id, in_stock }) => ({
      id,
      in_stock,
      stock: shownStock(item.leftOf.get(id)),
    })),
  }
}

const shownStock = (left: number | null | undefined): number | null =>
  left === null || left === undefined ? null : Math.max(0, left)
