import { listRedemptions } from '@laurel/contract/rewards/listRedemptions.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import { listRedemptions as redemptionsOf } from '@laurel/projections/rewards/redemptions/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { redemptionGroupsOf } from './redemption.ts'

/** The redemptions of the caller. */
export const serveListRedemptions = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(listRedemptions),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const { rows } = await redemptionsOf(database, teamId, { memberId, limit: rowsMax })
      // A declined redemption took no points; the answer to redeemReward reported it.
      return { groups: redemptionGroupsOf(rows.filter(row => row.status !== 'DECLINED')) }
    },
  })
}
