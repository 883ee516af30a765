import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import type { Settled } from '@laurel/ledger/processes/settle.ts'
import type { CompanyReward } from '@laurel/ledger/rewards/catalog/events.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionAnswers, rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, type Intent, intentOf, markRepeated } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'

type Answer = ResponseOf<typeof redeemReward>

/** Spends the caller's points on a company reward, at the price it has in the catalog now. */
export const serveRedeemReward = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(redeemReward),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const { rewardId } = request.params
      const redemptionId = derivedId('redemption', intent.id)
      const earlier = await earlierAnswer(dependencies, request, { redemptionId, rewardId })
      if (earlier) {
        markRepeated(reply)
        return earlier
      }
      const { rewards } = await dependencies.ledger.catalog(intent.teamId)
      const reward = rewards.get(rewardId)
      if (!reward) throw rejectionProblem({ code: 'REWARD_UNKNOWN' })
      return redeem(
        dependencies,
        { intent, redemptionId, reward, memberId: callerOf(request).memberId },
        reply,
      )
    },
  })
}

type Redeeming = {
  readonly intent: Intent
  readonly redemptionId: RedemptionId
  readonly memberId: string
  readonly reward: CompanyReward
}

const redeem = async (
  { ledger, settle }: Dependencies,
  { intent, redemptionId, memberId, reward }: Redeeming,
  reply: FastifyReply,
): Promise<Answer> => {
  const { rewardId, name, emoji, pointCost: points } = reward
  const outcome = await ledger.handle({
    ...intent,
    type: 'requestRedemption',
    data: {
      redemptionId,
      memberId,
      points,
      funding: 'none',
      redemptionType: 'CUSTOM',
      reward: { rewardId, name, emoji },
    },
  })
  const { events } = acceptedOf(outcome, reply)
  return answerOf(await settle(events), redemptionId, points)
}

/**
 * A redemption that was asked for before under the same key is told as it stands now, even when the reward has
 * another price today or left the shelf.
 */
const earlierAnswer = async (
  { ledger, log }: Dependencies,
  request: FastifyRequest,
  { redemptionId, rewardId }: { readonly redemptionId: RedemptionId; readonly rewardId: string },
): Promise<Answer | undefined> => {
  const state = await ledger.redemption(callerOf(request).teamId, redemptionId)
  if (state.status === 'NONE' || state.status === 'REQUESTED') return undefined
  if (state.rewardId !== rewardId) throw rejectionProblem({ code: 'COMMAND_CONFLICT' })
  return {
    ...verdictOf(state.status === 'DECLINED' ? state.reason : null),
    redemption_id: redemptionId,
    status: state.status,
    points: state.points,
    // Whatever was recorded for it stands before the end of the log.
    position: await log.head(),
  }
}

const answerOf = ({ events, position }: Settled, redemptionId: RedemptionId, points: number): Answer => {
  const declined = events.find(event => event.type === 'RedemptionDeclined')
  const isPlaced = events.some(event => event.type === 'RedemptionPlaced')
  const status = declined ? 'DECLINED' : isPlaced ? 'PENDING' : 'REQUESTED'
  const verdict = verdictOf(declined?.type === 'RedemptionDeclined' ? declined.data.reason : null)
  return { ...verdict, redemption_id: redemptionId, status, points, position }
}

const verdictOf = (error: Answer['error']): Pick<Answer, 'ok' | 'error' | 'message'> => ({
  ok: error === null,
  error,
  message: error === null ? null : rejectionAnswers[error].detail,
})
