import { recallAward, reinstateAward } from '@laurel/contract/awards/undoAward.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { recallAward as recall } from '../recallAward.ts'
import { reinstateAward as reinstate } from '../reinstateAward.ts'

/** Recalls and reinstates spot awards of the caller. */
export const serveUndoAward = (api: Api, dependencies: Dependencies): void => {
  const { ledger } = dependencies

  api.route({
    ...routeOf(recallAward),
    handler: async (request, reply) => {
      const { grantId } = request.params
      const { reason } = request.body
      const giverId = callerOf(request).memberId
      const outcome = await recall(ledger, intentOf(dependencies, request), { grantId, giverId, reason })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })

  api.route({
    ...routeOf(reinstateAward),
    handler: async (request, reply) => {
      const { grantId } = request.params
      const giverId = callerOf(request).memberId
      const outcome = await reinstate(ledger, intentOf(dependencies, request), { grantId, giverId })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })
}
