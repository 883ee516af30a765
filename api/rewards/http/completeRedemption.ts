import { completeRedemption } from '@laurel/contract/rewards/completeRedemption.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { completeRedemption as complete } from '../completeRedemption.ts'

export const serveCompleteRedemption = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(completeRedemption),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      return acknowledge(await complete(dependencies, intent, request.params.redemptionId), reply)
    },
  })
}
