import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { ItemId, VariantId } from '../../kernel/ids.ts'
import type { ItemUnknown } from './defineItem.ts'
import type { ItemEvent } from './events.ts'
import { hasShelf, type ItemState } from './state.ts'

/** Counts the pieces that are left to redeem, without those that are reserved already; null removes the limit. */
export type SetStock = Command<
  'setStock',
  { readonly itemId: ItemId; readonly variantId: VariantId | null; readonly stock: number | null }
>

export type VariantUnknown = { readonly code: 'VARIANT_UNKNOWN' }

export const setStock = (
  state: ItemState,
  { data }: SetStock,
): Decision<ItemEvent, ItemUnknown | VariantUnknown> => {
  if (state.kind !== 'offered') return reject({ code: 'ITEM_UNKNOWN' })
  if (!hasShelf(state, data.variantId)) return reject({ code: 'VARIANT_UNKNOWN' })
  return (state.stock.get(data.variantId) ?? null) === data.stock
    ? accept()
    : accept({ type: 'StockSet', data })
}
