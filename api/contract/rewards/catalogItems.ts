import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { CatalogItem } from './catalogItem.ts'

/** The items of a page of the portal. */
export const itemsPerPage = 20

/** The team's own catalog, cheapest first, in pages of 20. */
export const listCatalogItems = defineCall({
  name: 'listCatalogItems',
  method: 'GET',
  path: '/v1/rewards/custom/:page',
  access: 'member',
  summary: 'Items of the team’s own catalog',
  params: z.object({ page: z.coerce.number().int().min(1).max(500) }),
  query: After.extend({ query: SearchWords.optional() }),
  response: z.object({
    items: z.array(CatalogItem).max(itemsPerPage),
    /** Null on the last page. */
    next_page: z.int().min(2).nullable(),
  }),
})

export const getCatalogItem = defineCall({
  name: 'getCatalogItem',
  method: 'GET',
  path: '/v1/rewards/custom/item/:id',
  access: 'member',
  summary: 'An item of the team’s own catalog',
  params: z.object({ id: Identifier }),
  query: After,
  response: CatalogItem,
  errors: ['NOT_FOUND'],
})
