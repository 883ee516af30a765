import { recallShoutout, reinstateShoutout } from '@laurel/contract/shoutouts/undoShoutout.ts'
import type { Surroundings } from '../dependencies.ts'
import { rejectionProblem } from '../problems/rejectionProblems.ts'
import type { Api } from '../serving/api.ts'
import { callerOf } from '../serving/authenticate.ts'
import { acceptedOf, intentOf } from '../serving/intent.ts'
import { routeOf } from '../serving/routeOf.ts'

/** Taking one's own thanks back, and giving them again. */
export const serveUndoShoutout = (api: Api, surroundings: Surroundings): void => {
  const { ledger } = surroundings

  api.route({
    ...routeOf(recallShoutout),
    handler: async (request, reply) => {
      const { shoutoutId } = request.params
      const { reason } = request.body
      const intent = intentOf(surroundings, request)
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
        ...intentOf(surroundings, request),
        data: { shoutoutId, giverId: callerOf(request).memberId },
      })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })
}
