import { giveAward } from '@laurel/contract/awards/giveAward.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { awaitsApproval, giveAward as give } from '../giveAward.ts'

/** Gives spot awards of the caller. */
export const serveGiveAward = (api: Api, dependencies: Dependencies): void => {
  const { ledger, database } = dependencies

  api.route({
    ...routeOf(giveAward),
    handler: async (request, reply) => {
      const { id, actor, ...intent } = intentOf(dependencies, request)
      const { user_ids: recipientIds, message, channel_id: channelId } = request.body
      const grantId = derivedId('award given', id)
      const outcome = await give(
        { ledger, database },
        {
          ...intent,
          commandId: id,
          actor,
          grantId,
          awardId: request.params.id,
          giverId: actor.id,
          recipientIds,
          channelId,
          message,
        },
      )
      const accepted = acceptedOf(outcome, reply)
      return {
        ok: true as const,
        position: accepted.position,
        grant_id: grantId,
        needs_approval: awaitsApproval(accepted),
      }
    },
  })
}
