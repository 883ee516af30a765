import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionAnswers } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { redeemReward as redeem } from '../redeemReward.ts'
import { choiceProblem } from './choiceProblems.ts'

export const serveRedeemReward = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(redeemReward),
    handler: async (request, reply) => {
      const { addr_id: addressId, variant_id: variantId, points: seen } = request.body ?? {}
      const intent = intentOf(dependencies, request)
      const choice = { addressId, variantId, points: seen }
      const result = await redeem(dependencies, intent, request.params.rewardId, choice)
      if (result.kind === 'refused') throw choiceProblem(result.problem)
      if (result.kind === 'priceChanged')
        return {
          ok: false,
          error: 'PRICE_CHANGED' as const,
          message: 'The price has changed. Look at the new one and decide again.',
          redemption_id: null,
          status: null,
          points: result.points,
          position: null,
        }
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
