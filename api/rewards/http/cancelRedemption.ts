import { cancelRedemption } from '@laurel/contract/rewards/cancelRedemption.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { cancelRedemption as cancel } from '../cancelRedemption.ts'

export const serveCancelRedemption = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(cancelRedemption),
    handler: async (request, reply) => {
      const { redemptionId } = request.params
      const { reason } = request.body
      return acknowledge(
        await cancel(dependencies, intentOf(dependencies, request), { redemptionId, reason }),
        reply,
      )
    },
  })
}
