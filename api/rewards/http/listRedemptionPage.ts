import { listRedemptionPage } from '@laurel/contract/rewards/listRedemptionPage.ts'
import { listRedemptions } from '@laurel/projections/rewards/redemptions/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { cursorOf, nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { memberRedemptionOf } from './redemption.ts'

const pageSize = 100

export const serveListRedemptionPage = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(listRedemptionPage),
    handler: async request => {
      const cursor = cursorOf(request.query)
      const page = await listRedemptions(database, callerOf(request).teamId, {
        limit: pageSize,
        ...(cursor ? { cursor } : { offset: (request.params.page - 1) * pageSize }),
        isCounted: false,
      })
      return { redemptions: page.rows.map(memberRedemptionOf), next: nextOf(page) }
    },
  })
}
