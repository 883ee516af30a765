import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { ItemId, RedemptionId, VariantId } from '../../kernel/ids.ts'
import type { ItemUnknown } from './defineItem.ts'
import type { ItemEvent } from './events.ts'
import type { ItemState } from './state.ts'

/**
 * Gives the piece of a redemption back. A stock forgets whose pieces left it, so that its state is bounded; the process
 * sends this once per redemption, after the reservation.
 */
export type ReturnStock = Command<
  'returnStock',
  { readonly itemId: ItemId; readonly variantId: VariantId | null; readonly redemptionId: RedemptionId }
>

export const returnStock = (state: ItemState, { data }: ReturnStock): Decision<ItemEvent, ItemUnknown> =>
  state.kind === 'unknown' ? reject({ code: 'ITEM_UNKNOWN' }) : accept({ type: 'StockReturned', data })
