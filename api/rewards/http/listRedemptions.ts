import { listRedemptions } from '@laurel/contract/rewards/listRedemptions.ts'
import { RedemptionStatus } from '@laurel/contract/rewards/redemption.ts'
import { listRedemptions as redemptionsOf } from '@laurel/projections/rewards/redemptions/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { cursorOf, nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { redemptionGroupsOf } from './redemption.ts'

const pageSize = 100

/** A declined redemption took no points; the answer to redeemReward reported it. */
const shownStatuses = RedemptionStatus.options.filter(status => status !== 'DECLINED')

/** The redemptions of the caller. */
export const serveListRedemptions = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(listRedemptions),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const page = await redemptionsOf(database, teamId, {
        memberId,
        statuses: shownStatuses,
        limit: pageSize,
        cursor: cursorOf(request.query),
        isCounted: false,
      })
      return { groups: redemptionGroupsOf(page.rows), next: nextOf(page) }
    },
  })
}
