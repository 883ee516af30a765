import { deliverGiftCard } from '@laurel/contract/rewards/deliverGiftCard.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { deliverGiftCard as deliver } from '../giftCards/byHand/deliverGiftCard.ts'

export const serveDeliverGiftCard = (api: Api, { ledger, settle, clock }: Dependencies): void => {
  api.route({
    ...routeOf(deliverGiftCard),
    handler: async request => {
      const { teamId, memberId: by } = callerOf(request)
      const { redemptionId } = request.params
      const dependencies = { ledger, settle, clock: () => instantOf(clock()) }
      const outcome = await deliver(dependencies, { teamId, redemptionId, by, delivery: request.body })
      if (outcome.kind === 'rejected') throw rejectionProblem(outcome.rejection)
      return { ok: true } as const
    },
  })
}
