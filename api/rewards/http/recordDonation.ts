import { recordDonation } from '@laurel/contract/rewards/recordDonation.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { recordDonation as record } from '../charities/recordDonation.ts'
import { noteDecided } from '../orders/openOrders.ts'

export const serveRecordDonation = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(recordDonation),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const outcome = await record(dependencies, intent, request.params.redemptionId, request.body)
      if (outcome.kind === 'noDonation') throw notFound('donation')
      const answer = acknowledge(outcome, reply)
      if (request.body.status === 'COMPLETE')
        await noteDecided(dependencies.database, intent.teamId, request.params.redemptionId)
      return answer
    },
  })
}
