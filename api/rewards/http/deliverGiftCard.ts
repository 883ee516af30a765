import { deliverGiftCard } from '@laurel/contract/rewards/deliverGiftCard.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { deliverGiftCard as deliver } from '../giftCards/byHand/deliverGiftCard.ts'

export const serveDeliverGiftCard = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(deliverGiftCard),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const { redemptionId } = request.params
      acceptedOf(await deliver(dependencies, intent, { redemptionId, delivery: request.body }), reply)
      return { ok: true } as const
    },
  })
}
