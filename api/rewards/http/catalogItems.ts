import { getCatalogItem, itemsPerPage, listCatalogItems } from '@laurel/contract/rewards/catalogItems.ts'
import { itemById, listItems } from '@laurel/projections/rewards/items/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { catalogItemOf } from './catalogItem.ts'

/** The team's own catalog, for its members. */
export const serveCatalogItems = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(listCatalogItems),
    handler: async request => {
      const { page } = request.params
      const { rows } = await listItems(database, callerOf(request).teamId, {
        q: request.query.query,
        isArchived: false,
        offset: (page - 1) * itemsPerPage,
        // One more tells whether there is a next page.
        limit: itemsPerPage + 1,
        isCounted: false,
      })
      return {
        items: rows.slice(0, itemsPerPage).map(catalogItemOf),
        next_page: rows.length > itemsPerPage ? page + 1 : null,
      }
    },
  })

  api.route({
    ...routeOf(getCatalogItem),
    handler: async request => {
      const item = await itemById(database, callerOf(request).teamId, request.params.id)
      if (!item || item.isArchived) throw notFound('item')
      return catalogItemOf(item)
    },
  })
}
