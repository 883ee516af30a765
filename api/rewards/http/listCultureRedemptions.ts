import { listCultureRedemptions } from '@laurel/contract/rewards/listCultureRedemptions.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import { listRedemptions } from '@laurel/projections/rewards/redemptions/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { memberRedemptionOf } from './redemption.ts'

/** The company rewards that an administrator has to hand over, oldest first. */
export const serveListCultureRedemptions = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(listCultureRedemptions),
    handler: async request => {
      const { rows } = await listRedemptions(database, callerOf(request).teamId, {
        statuses: ['PENDING'],
        redemptionTypes: ['CUSTOM'],
        sort: 'requestedAt',
        order: 'ASC',
        limit: rowsMax,
      })
      return { redemptions: rows.map(memberRedemptionOf) }
    },
  })
}
