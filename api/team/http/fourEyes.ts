import { getFourEyes, setFourEyes } from '@laurel/contract/team/fourEyes.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { setFourEyes as setLimits } from '../setFourEyes.ts'

/** The limits above which a second administrator has to approve. */
export const serveFourEyes = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(getFourEyes),
    handler: async request => {
      const { adjustmentPoints, awardPoints, payoutDollars } = (await teamOfCaller(dependencies, request))
        .fourEyes
      return {
        adjustment_points: adjustmentPoints,
        award_points: awardPoints,
        payout_dollars: payoutDollars,
      }
    },
  })

  api.route({
    ...routeOf(setFourEyes),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const {
        adjustment_points: adjustmentPoints,
        award_points: awardPoints,
        payout_dollars: payoutDollars,
      } = request.body
      const limits = { adjustmentPoints, awardPoints, payoutDollars }
      return acknowledge(await setLimits(dependencies, intent, limits), reply)
    },
  })
}
