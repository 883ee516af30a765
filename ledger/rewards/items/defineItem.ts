import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import { jsonEquals } from '../../kernel/jsonEquals.ts'
import type { CatalogItem, ItemEvent } from './events.ts'
import type { ItemState } from './state.ts'

/**
 * Adds an item to the team's catalog, or changes the one with the same id. Open redemptions keep the price they were
 * made at. An item that was archived during the edit stays archived.
 */
export type DefineItem = Command<'defineItem', CatalogItem>

export type ItemUnknown = { readonly code: 'ITEM_UNKNOWN' }

export const defineItem = (state: ItemState, { data }: DefineItem): Decision<ItemEvent, ItemUnknown> => {
  switch (state.kind) {
    case 'unknown':
      return accept({ type: 'CatalogItemDefined', data })
    case 'offered':
      return jsonEquals(state.item, data) ? accept() : accept({ type: 'CatalogItemChanged', data })
    case 'archived':
      return reject({ code: 'ITEM_UNKNOWN' })
  }
}
