import { recallShoutout, reinstateShoutout } from '@laurel/contract/recognition/undoShoutout.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { recallShoutout as recall } from '../recallShoutout.ts'
import { reinstateShoutout as reinstate } from '../reinstateShoutout.ts'

/** Recalls and reinstates shoutouts of the caller. */
export const serveUndoShoutout = (api: Api, dependencies: Dependencies): void => {
  const { ledger } = dependencies

  api.route({
    ...routeOf(recallShoutout),
    handler: async (request, reply) => {
      const { shoutoutId } = request.params
      const { reason } = request.body
      const giverId = callerOf(request).memberId
      const outcome = await recall(ledger, intentOf(dependencies, request), { shoutoutId, giverId, reason })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })

  api.route({
    ...routeOf(reinstateShoutout),
    handler: async (request, reply) => {
      const { shoutoutId } = request.params
      const giverId = callerOf(request).memberId
      const outcome = await reinstate(ledger, intentOf(dependencies, request), { shoutoutId, giverId })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })
}
