import type { VariantId } from '@laurel/ledger/kernel/ids.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { items, shelves, wholeItem } from './tables.ts'

type Shelf = { readonly itemId: string; readonly variantId: VariantId | null }

const keyOf = (teamId: string, { itemId, variantId }: Shelf) => ({
  teamId,
  itemId,
  shelf: variantId ?? wholeItem,
})

const project = projectBy({
  CatalogItemDefined: ({ data, metadata: { teamId, occurredAt } }) => [
    items.put({ teamId, ...data, isArchived: false, definedAt: occurredAt }),
  ],
  CatalogItemChanged: ({ data: { itemId, ...fields }, metadata: { teamId } }) => [
    items.change({ teamId, itemId }, fields),
  ],
  CatalogItemArchived: ({ data: { itemId }, metadata: { teamId } }) => [
    items.change({ teamId, itemId }, { isArchived: true }),
  ],
  StockSet: ({ data, metadata: { teamId } }) => [
    shelves.put({ ...keyOf(teamId, data), counted: data.stock, taken: 0 }),
  ],
  StockReserved: ({ data, metadata: { teamId } }) => [shelves.add(keyOf(teamId, data), { taken: 1 })],
  StockReturned: ({ data, metadata: { teamId } }) => [shelves.add(keyOf(teamId, data), { taken: -1 })],
})

export const itemsReadModel: ReadModel = { name: 'items', version: 1, tables: [items, shelves], project }
