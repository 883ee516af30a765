import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { answerList, idsMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { listQuery } from '../wire/listQuery.ts'
import { Acknowledged, After, Position } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { PictureAddress } from './itemImages.ts'
import { ItemSettings, TeamItem } from './teamItem.ts'

const idTextMax = idsMax * 37

/** `id,id`. */
const Ids = z
  .string()
  .max(idTextMax)
  .transform(text => text.split(',').filter(id => id !== ''))
  .pipe(z.array(Identifier).max(idsMax))

export const listTeamItems = defineCall({
  name: 'listTeamItems',
  method: 'GET',
  path: '/v1/team/rewards/custom',
  access: 'admin',
  summary: 'Items of the catalog by their ids, or the first 1,000',
  query: After.extend({ q: Ids.optional() }),
  response: answerList(TeamItem),
})

const Saved = z.object({ ok: z.literal(true), id: Identifier, position: Position })

export const addItem = defineCall({
  name: 'addItem',
  method: 'POST',
  path: '/v1/team/rewards/custom',
  access: 'admin',
  summary: 'Add an item to the catalog',
  body: z.object({ add_item: ItemSettings }),
  response: Saved,
  errors: ['IMAGE_UNKNOWN', 'IMAGE_REFUSED', 'TOO_MANY_IMAGES'],
  isCommand: true,
})

/** Replaces what the item is. Stock that is not sent stays. Redemptions keep the price they were made at. */
export const changeItem = defineCall({
  name: 'changeItem',
  method: 'PATCH',
  path: '/v1/team/rewards/custom/:id',
  access: 'admin',
  summary: 'Change an item of the catalog',
  params: z.object({ id: Identifier }),
  /** `images` may stand beside the item. */
  body: z.object({ item: ItemSettings, images: z.array(PictureAddress).max(20).optional() }),
  response: Saved,
  errors: ['ITEM_UNKNOWN', 'IMAGE_UNKNOWN', 'IMAGE_REFUSED', 'TOO_MANY_IMAGES'],
  isCommand: true,
})

export const replaceItemImages = defineCall({
  name: 'replaceItemImages',
  method: 'PUT',
  path: '/v1/team/rewards/custom/:id/images',
  access: 'admin',
  summary: 'Replace the pictures of an item, in their order',
  params: z.object({ id: Identifier }),
  body: z.object({ images: z.array(PictureAddress).max(20) }),
  response: Saved,
  errors: ['ITEM_UNKNOWN', 'IMAGE_UNKNOWN', 'IMAGE_REFUSED', 'TOO_MANY_IMAGES'],
  isCommand: true,
})

export const archiveItem = defineCall({
  name: 'archiveItem',
  method: 'DELETE',
  path: '/v1/team/rewards/custom/:id',
  access: 'admin',
  summary: 'Take an item out of the catalog; its history stays',
  params: z.object({ id: Identifier }),
  response: Acknowledged,
  errors: ['ITEM_UNKNOWN'],
  isCommand: true,
})

/** Sorts by `name`, `point_cost`. */
export const listItemRecords = defineCall({
  name: 'listItemRecords',
  method: 'GET',
  path: '/v1/admin/items',
  access: 'admin',
  summary: 'Items of the catalog',
  query: listQuery(z.object({ q: SearchWords.optional(), id: z.array(Identifier).max(idsMax).optional() })),
  response: answerList(TeamItem),
})

export const getItemRecord = defineCall({
  name: 'getItemRecord',
  method: 'GET',
  path: '/v1/admin/items/:id',
  access: 'admin',
  summary: 'An item of the catalog',
  params: z.object({ id: Identifier }),
  query: After,
  response: TeamItem,
  errors: ['NOT_FOUND'],
})
