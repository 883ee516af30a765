import * as calls from '@laurel/contract/rewards/openOrders.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { cancelAndRefund } from '../orders/cancelAndRefund.ts'
import { markAsOrdered } from '../orders/markAsOrdered.ts'
import { lookAgain, noteDecided, type OpenOrder, openOrders } from '../orders/openOrders.ts'
import { releaseRedemption } from '../orders/releaseRedemption.ts'
import { rewardVendors } from '../vendors/registry.ts'
import { memberRedemptionOf } from './redemption.ts'

/** The orders that need a person, and what the person may decide. */
export const serveOpenOrders = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies

  api.route({
    ...routeOf(calls.listOpenOrders),
    handler: async request => (await openOrders(database, callerOf(request).teamId)).map(openOrderOf),
  })

  api.route({
    ...routeOf(calls.lookAtOrderAgain),
    handler: async request => {
      const { teamId } = callerOf(request)
      const isStuck = await lookAgain(database, teamId, request.params.redemptionId, instantOf(clock()))
      if (!isStuck) throw notFound('order')
      return { ok: true as const }
    },
  })

  api.route({
    ...routeOf(calls.markAsOrdered),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const { redemptionId } = request.params
      const { vendor_order_id: vendorOrderId } = request.body
      const answer = acknowledge(
        await markAsOrdered(dependencies, intent, { redemptionId, vendorOrderId }),
        reply,
      )
      await noteDecided(database, intent.teamId, redemptionId)
      return answer
    },
  })

  api.route({
    ...routeOf(calls.cancelOrder),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const { redemptionId } = request.params
      const { reason } = request.body
      const answer = acknowledge(await cancelAndRefund(dependencies, intent, { redemptionId, reason }), reply)
      await noteDecided(database, intent.teamId, redemptionId)
      return answer
    },
  })

  api.route({
    ...routeOf(calls.releaseOrder),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      return acknowledge(await releaseRedemption(dependencies, intent, request.params.redemptionId), reply)
    },
  })
}

const openOrderOf = ({ kind, redemption, problem, since }: OpenOrder): calls.OpenOrder => ({
  id: redemption.redemptionId,
  kind,
  redemption: memberRedemptionOf(redemption),
  face_value: redemption.orderSummary?.kind === 'giftCard' ? redemption.orderSummary.faceValue : null,
  hold: redemption.hold,
  problem,
  vendor: titleOf(redemption.vendor),
  handle: redemption.orderHandle,
  vendor_order_id: redemption.vendorOrderId,
  since,
})

/** A vendor that this version does not know has its name alone. */
const titleOf = (vendor: string | null): string | null =>
  rewardVendors.find(({ name }) => name === vendor)?.title ?? vendor
