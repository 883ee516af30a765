import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionSentence } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { speechOf } from '../../http/serving/speechOf.ts'
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
          message: speechOf(request).text('answers.reward.priceChanged'),
          redemption_id: null,
          status: null,
          points: result.points,
          position: null,
        }
      const { redemptionId, status, points, declinedFor: error, position } = acceptedOf(result, reply)
      return {
        ok: error === null,
        error,
        message: error === null ? null : rejectionSentence(error)(speechOf(request)),
        redemption_id: redemptionId,
        status,
        points,
        position,
      }
    },
  })
}
