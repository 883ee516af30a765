import { listRedemptions } from '@laurel/contract/rewards/listRedemptions.ts'
import { listRewards } from '@laurel/contract/rewards/listRewards.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import { listRewards as rewardsOf } from '@laurel/projections/rewards/catalog/queries.ts'
import { listRedemptions as redemptionsOf } from '@laurel/projections/rewards/redemptions/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { companyRewardOf } from './companyReward.ts'
import { redemptionGroupOf } from './redemption.ts'

/** What the portal shows: the shelf, and what the signed-in person took from it. */
export const serveRewards = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(listRewards),
    handler: async request => {
      const { rows } = await rewardsOf(database, callerOf(request).teamId, {
        isArchived: false,
        limit: rowsMax,
      })
      return { rewards: rows.map(companyRewardOf) }
    },
  })

  api.route({
    ...routeOf(listRedemptions),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const { rows } = await redemptionsOf(database, teamId, { memberId, limit: rowsMax })
      // A declined request took nothing: it was told when it was made, and is no redemption.
      return { groups: rows.filter(row => row.status !== 'DECLINED').map(redemptionGroupOf) }
    },
  })
}
