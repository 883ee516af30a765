import { readRedemptionDelivery } from '@laurel/contract/rewards/redemptionDelivery.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf, visitorOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { readDelivery } from '../orders/readDelivery.ts'

/** What arrived for a redemption of the caller. The look is recorded before it is answered. */
export const serveRedemptionDelivery = (api: Api, { log, access }: Dependencies): void => {
  api.route({
    ...routeOf(readRedemptionDelivery),
    handler: async request => {
      const caller = callerOf(request)
      const { teamId, memberId } = caller
      const redemptionId = request.params.id
      const delivery = await readDelivery({ log }, { teamId, memberId, redemptionId })
      if (delivery === null) throw notFound('delivery')
      await access.securityLog.note('DELIVERY_SHOWN', caller, visitorOf(request), redemptionId)
      return delivery
    },
  })
}
