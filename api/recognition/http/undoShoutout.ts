import { recallShoutout, reinstateShoutout } from '@laurel/contract/recognition/undoShoutout.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'

/** Recalls and reinstates shoutouts of the caller. */
export const serveUndoShoutout = (api: Api, dependencies: Dependencies): void => {
  const { ledger } = dependencies

  api.route({
    ...routeOf(recallShoutout),
    handler: async (request, reply) => {
      const { shoutoutId } = request.params
      const { reason } = request.body
      const intent = intentOf(dependencies, request)
      const team = await ledger.team(intent.teamId)
      if (team.kind === 'unknown') throw rejectionProblem({ code: 'TEAM_UNKNOWN' })
      const outcome = await ledger.handle({
        type: 'recallShoutout',
        ...intent,
        data: { shoutoutId, giverId: callerOf(request).memberId, reason },
        policy: { clawBackPolicy: team.clawBackPolicy },
      })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })

  api.route({
    ...routeOf(reinstateShoutout),
    handler: async (request, reply) => {
      const { shoutoutId } = request.params
      const outcome = await ledger.handle({
        type: 'reinstateShoutout',
        ...intentOf(dependencies, request),
        data: { shoutoutId, giverId: callerOf(request).memberId },
      })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })
}
