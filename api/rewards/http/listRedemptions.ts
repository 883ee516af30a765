import { getRedemption, listRedemptions } from '@laurel/contract/rewards/listRedemptions.ts'
import { RedemptionStatus } from '@laurel/contract/rewards/redemption.ts'
import {
  parcelsOf,
  redemptionById,
  listRedemptions as redemptionsOf,
} from '@laurel/projections/rewards/redemptions/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { cursorOf, nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { speechOf } from '../../http/serving/speechOf.ts'
import { ownRedemptionOf, redemptionGroupsOf } from './ownRedemption.ts'

const pageSize = 100

/** A declined redemption took no points; the answer to the purchase reported it, and `getRedemption` explains it. */
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
      const parcels = await parcelsOf(
        database,
        teamId,
        page.rows.map(({ redemptionId }) => redemptionId),
      )
      return { groups: redemptionGroupsOf(page.rows, parcels, speechOf(request)), next: nextOf(page) }
    },
  })

  api.route({
    ...routeOf(getRedemption),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const redemption = await redemptionById(database, teamId, request.params.id)
      if (redemption?.memberId !== memberId) throw notFound('redemption')
      return ownRedemptionOf(redemption, redemption.parcels, speechOf(request))
    },
  })
}
