import { assertNever } from '../../kernel/assertNever.ts'
import type { VariantId } from '../../kernel/ids.ts'
import type { CatalogItem, ItemEvent } from './events.ts'

/** A variant; null for an item without variants. */
export type ShelfId = VariantId | null

export type KnownItem = {
  readonly kind: 'offered' | 'archived'
  readonly item: CatalogItem
  /** The pieces that are left to redeem. What is missing here, or null, has no limit. */
  readonly stock: ReadonlyMap<ShelfId, number | null>
}

export type ItemState = { readonly kind: 'unknown' } | KnownItem

export const initialState: ItemState = { kind: 'unknown' }

export const evolve = (state: ItemState, event: ItemEvent): ItemState => {
  if (event.type === 'CatalogItemDefined') return { kind: 'offered', item: event.data, stock: new Map() }
  if (state.kind === 'unknown') throw new Error(`${event.type} comes before CatalogItemDefined.`)
  switch (event.type) {
    case 'CatalogItemChanged':
      return { ...state, item: event.data }
    case 'CatalogItemArchived':
      return { ...state, kind: 'archived' }
    case 'StockSet':
      return withStock(state, event.data.variantId, event.data.stock)
    case 'StockReserved':
      return withMore(state, event.data.variantId, -1)
    case 'StockReturned':
      return withMore(state, event.data.variantId, 1)
    default:
      return assertNever(event)
  }
}

const withStock = (state: KnownItem, shelf: ShelfId, stock: number | null): KnownItem => ({
  ...state,
  stock: new Map(state.stock).set(shelf, stock),
})

const withMore = (state: KnownItem, shelf: ShelfId, pieces: 1 | -1): KnownItem => {
  const stock = state.stock.get(shelf) ?? null
  return stock === null ? state : withStock(state, shelf, stock + pieces)
}

/** Whether the item has such a variant, or has none and none is named. */
export const hasShelf = ({ item }: KnownItem, shelf: ShelfId): boolean =>
  shelf === null ? item.variants.length === 0 : item.variants.some(({ variantId }) => variantId === shelf)
