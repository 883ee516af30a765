import type { ItemSettings, TeamItem } from '@laurel/contract/rewards/teamItem.ts'
import {
  addItem,
  archiveItem,
  changeItem,
  getItemRecord,
  listItemRecords,
  listTeamItems,
  replaceItemImages,
} from '@laurel/contract/rewards/teamItems.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type ItemWithStock, itemById, listItems } from '@laurel/projections/rewards/items/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, acknowledge, intentOf } from '../../http/serving/intent.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { vendorsOfItems } from '../integrations/vendorsOfItems.ts'
import { archiveItem as archive } from '../items/archiveItem.ts'
import { replaceImages } from '../items/replaceImages.ts'
import { type ItemFields, itemOf, saveItem } from '../items/saveItem.ts'
import { teamItemOf } from './catalogItem.ts'
import { keepImages } from './keepImages.ts'

/** The items of the team's catalog, for administrators. */
export const serveTeamItems = (api: Api, dependencies: Dependencies): void => {
  serveItemLists(api, dependencies)

  api.route({
    ...routeOf(addItem),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const settings = request.body.add_item
      const images = await keepImages(dependencies, intent, settings.images)
      const id = itemOf(intent)
      const outcome = await saveItem(dependencies, intent, id, fieldsOf({ ...settings, images }))
      return { ok: true as const, id, position: acceptedOf(outcome, reply).position }
    },
  })

  api.route({
    ...routeOf(changeItem),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const { item, images: wanted = item.images } = request.body
      const { id } = request.params
      const images = await keepImages(dependencies, intent, wanted)
      const known = await dependencies.ledger.item(intent.teamId, id)
      if (known.kind === 'unknown') throw notFound('item')
      const outcome = await saveItem(dependencies, intent, id, fieldsOf({ ...item, images }))
      return { ok: true as const, id, position: acceptedOf(outcome, reply).position }
    },
  })

  api.route({
    ...routeOf(replaceItemImages),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const { id } = request.params
      const images = await keepImages(dependencies, intent, request.body.images)
      const outcome = await replaceImages(dependencies, intent, id, images)
      return { ok: true as const, id, position: acceptedOf(outcome, reply).position }
    },
  })

  api.route({
    ...routeOf(archiveItem),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      return acknowledge(await archive(dependencies, intent, request.params.id), reply)
    },
  })
}

const sortFields = { name: 'name', point_cost: 'pointCost' } as const

const serveItemLists = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(listTeamItems),
    handler: async request => {
      const { rows } = await listItems(database, callerOf(request).teamId, {
        itemIds: request.query.q,
        isArchived: false,
        limit: rowsMax,
      })
      return teamItemsOf(database, callerOf(request).teamId, rows)
    },
  })

  api.route({
    ...routeOf(listItemRecords),
    handler: async (request, reply) => {
      const { filter } = request.query
      const part = listRequestOf(request.query, sortFields)
      const page = await listItems(database, callerOf(request).teamId, {
        ...part,
        q: filter?.q,
        itemIds: filter?.id,
        isArchived: false,
      })
      answerRange(reply, 'items', part, page)
      return teamItemsOf(database, callerOf(request).teamId, page.rows)
    },
  })

  api.route({
    ...routeOf(getItemRecord),
    handler: async request => {
      const { teamId } = callerOf(request)
      const item = await itemById(database, teamId, request.params.id)
      const [answer] = item && !item.isArchived ? await teamItemsOf(database, teamId, [item]) : []
      if (!answer) throw notFound('item')
      return answer
    },
  })
}

const teamItemsOf = async (
  database: Queryable,
  teamId: TeamId,
  rows: readonly ItemWithStock[],
): Promise<TeamItem[]> => {
  const vendors = await vendorsOfItems(
    database,
    teamId,
    rows.map(({ itemId }) => itemId),
  )
  return rows.map(row => teamItemOf(row, vendors.get(row.itemId) ?? null))
}

const fieldsOf = (settings: ItemSettings): ItemFields => ({
  name: settings.name,
  emoji: settings.emoji,
  description: settings.description,
  pointCost: settings.point_cost,
  images: settings.images,
  countries: settings.countries,
  isShipped: settings.metadata.use_shipping,
  variants: settings.variations.map(({ id = null, name, stock }) => ({ variantId: id, name, stock })),
  stock: settings.stock,
})
