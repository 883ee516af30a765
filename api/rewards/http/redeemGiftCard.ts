import { redeemGiftCard } from '@laurel/contract/rewards/redeemGiftCard.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionSentence } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { speechOf } from '../../http/serving/speechOf.ts'
import { redeemGiftCard as redeem } from '../giftCards/redeemGiftCard.ts'
import { readCountry } from '../readCountry.ts'

export const serveRedeemGiftCard = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(redeemGiftCard),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const { variant_id: variantId, value, points: pointsSeen } = request.body
      const result = await redeem(dependencies, intent, {
        giftCardId: request.params.id,
        variantId: variantId ?? null,
        value: value ?? null,
        pointsSeen: pointsSeen ?? null,
        country: await readCountry(dependencies.database, intent.teamId, intent.actor.id),
      })
      if (result.kind === 'refused')
        return {
          ok: false,
          error: result.code,
          message: speechOf(request).text(`answers.giftCard.${result.code}`),
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
