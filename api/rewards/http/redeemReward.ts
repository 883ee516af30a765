import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionAnswers } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { redeemReward as redeem } from '../redeemReward.ts'

export const serveRedeemReward = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(redeemReward),
    handler: async (request, reply) => {
      const result = await redeem(dependencies, intentOf(dependencies, request), request.params.rewardId)
      const { redemptionId, status, points, declinedFor: error, position } = acceptedOf(result, reply)
      return {
        ok: error === null,
        error,
        message: error === null ? null : rejectionAnswers[error].detail,
        redemption_id: redemptionId,
        status,
        points,
        position,
      }
    },
  })
}
