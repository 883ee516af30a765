import { redeemGiftCard } from '@laurel/contract/rewards/redeemGiftCard.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionAnswers } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { countryOf } from '../giftCards/countryOf.ts'
import { type GiftCardRefusal, redeemGiftCard as redeem } from '../giftCards/redeemGiftCard.ts'

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
        country: await countryOf(dependencies.database, intent.teamId, intent.actor.id),
      })
      if (result.kind === 'refused')
        return {
          ok: false,
          error: result.code,
          message: sentences[result.code],
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

const sentences: Readonly<Record<GiftCardRefusal['code'], string>> = {
  NOT_AVAILABLE: 'This gift card is not offered any more. Choose another.',
  OUT_OF_STOCK: 'This gift card is sold out. Choose another value or another card.',
  PRICE_CHANGED: 'The price has changed. Look at the new one before you redeem.',
  VALUE_REFUSED: 'Choose a value between the least and the most of this card.',
  VENDOR_UNAVAILABLE: 'The vendor of this gift card does not answer. Try again in a few minutes.',
}
