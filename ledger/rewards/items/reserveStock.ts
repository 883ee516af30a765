import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { ItemId, RedemptionId, VariantId } from '../../kernel/ids.ts'
import type { ItemUnknown } from './defineItem.ts'
import type { ItemEvent } from './events.ts'
import type { VariantUnknown } from './setStock.ts'
import { hasShelf, type ItemState } from './state.ts'

/** Takes one piece for a redemption. Redemptions of the last piece compete here. */
export type ReserveStock = Command<
  'reserveStock',
  { readonly itemId: ItemId; readonly variantId: VariantId | null; readonly redemptionId: RedemptionId }
>

export type OutOfStock = { readonly code: 'OUT_OF_STOCK' }

export const reserveStock = (
  state: ItemState,
  { data }: ReserveStock,
): Decision<ItemEvent, ItemUnknown | VariantUnknown | OutOfStock> => {
  if (state.kind !== 'offered') return reject({ code: 'ITEM_UNKNOWN' })
  if (!hasShelf(state, data.variantId)) return reject({ code: 'VARIANT_UNKNOWN' })
  return state.stock.get(data.variantId) === 0
    ? reject({ code: 'OUT_OF_STOCK' })
    : accept({ type: 'StockReserved', data })
}
