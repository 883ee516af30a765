import { listCultureRedemptions } from '@laurel/contract/rewards/listCultureRedemptions.ts'
import { listRedemptions } from '@laurel/projections/rewards/redemptions/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { cursorOf, nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { memberRedemptionOf } from './redemption.ts'

const pageSize = 100

/** The company rewards that an administrator has to hand over, oldest first. */
export const serveListCultureRedemptions = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(listCultureRedemptions),
    handler: async request => {
      const page = await listRedemptions(database, callerOf(request).teamId, {
        statuses: ['PENDING'],
        redemptionTypes: ['CUSTOM'],
        sort: 'requestedAt',
        order: 'ASC',
        limit: pageSize,
        cursor: cursorOf(request.query),
        isCounted: false,
      })
      return { redemptions: page.rows.map(memberRedemptionOf), next: nextOf(page) }
    },
  })
}
