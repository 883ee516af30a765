import { listRewards } from '@laurel/contract/rewards/listRewards.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import { listRewards as rewardsOf } from '@laurel/projections/rewards/catalog/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { companyRewardOf } from './companyReward.ts'

/** The company rewards that a member can redeem. */
export const serveListRewards = (api: Api, { database }: Dependencies): void => {
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
}
