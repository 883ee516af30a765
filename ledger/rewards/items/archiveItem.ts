import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { ItemId } from '../../kernel/ids.ts'
import type { ItemUnknown } from './defineItem.ts'
import type { ItemEvent } from './events.ts'
import type { ItemState } from './state.ts'

/** Takes an item out of the catalog; its history stays. */
export type ArchiveItem = Command<'archiveItem', { readonly itemId: ItemId }>

export const archiveItem = (
  state: ItemState,
  { data: { itemId } }: ArchiveItem,
): Decision<ItemEvent, ItemUnknown> => {
  switch (state.kind) {
    case 'unknown':
      return reject({ code: 'ITEM_UNKNOWN' })
    case 'archived':
      return accept()
    case 'offered':
      return accept({ type: 'CatalogItemArchived', data: { itemId } })
  }
}
