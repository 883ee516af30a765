import { claimGifts } from '@laurel/contract/rewards/claimGifts.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionSentence } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { speechOf } from '../../http/serving/speechOf.ts'
import type { Speech } from '../../messages/speech.ts'
import { claimGifts as claim } from '../claims/claimGifts.ts'
import { choiceProblem } from './choiceProblems.ts'

const nothing = { ok: false, redemption_ids: [], points: 0, position: null }

export const serveClaimGifts = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(claimGifts),
    handler: async (request, reply) => {
      const { claims: picks, claim_data } = request.body
      const choices = Object.fromEntries(
        Object.entries(claim_data).map(([row, { addr_id: addressId, variant_id: variantId }]) => [
          row,
          { addressId, variantId },
        ]),
      )
      const speech = speechOf(request)
      const intent = intentOf(dependencies, request)
      const result = await claim(dependencies, intent, request.params.id, { picks, choices })
      if (result.kind === 'refused') throw choiceProblem(result.problem)
      if (result.kind === 'outOfStock') return { ...nothing, ...outOfStock(result.name, speech) }
      if (result.kind === 'rejected' && result.rejection.code === 'ALREADY_CLAIMED') {
        const { code } = result.rejection
        return { ...nothing, error: code, message: rejectionSentence(code)(speech) }
      }
      const { redemptionIds, points, isReturned, position } = acceptedOf(result, reply)
      return {
        ok: !isReturned,
        ...(isReturned
          ? outOfStock(speech.text('answers.claim.onePick'), speech)
          : { error: null, message: null }),
        redemption_ids: [...redemptionIds],
        points,
        position,
      }
    },
  })
}

const outOfStock = (name: string, speech: Speech) => ({
  error: 'OUT_OF_STOCK' as const,
  message: speech.text('answers.claim.outOfStock', { name }),
})
