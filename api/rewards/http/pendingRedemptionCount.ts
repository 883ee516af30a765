import { pendingRedemptionCount } from '@laurel/contract/rewards/pendingRedemptionCount.ts'
import { pendingRedemptions } from '@laurel/projections/rewards/redemptions/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'

/** The number of redemptions that wait for an administrator. */
export const servePendingRedemptionCount = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(pendingRedemptionCount),
    handler: async request => ({
      pending_count: await pendingRedemptions(database, callerOf(request).teamId),
    }),
  })
}
