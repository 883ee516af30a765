import { donate } from '@laurel/contract/rewards/donate.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import { rejectionSentence } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { speechOf } from '../../http/serving/speechOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { createBundledContent } from '../charities/content.ts'
import { donate as give } from '../charities/donate.ts'
import { withContent } from './withContent.ts'

export const serveDonate = (api: Api, dependencies: Dependencies): void => {
  const giving = { ...dependencies, content: dependencies.charityContent ?? createBundledContent() }
  api.route({
    ...routeOf(donate),
    handler: async (request, reply) => {
      const { settings } = await teamOfCaller(dependencies, request)
      const intent = intentOf(dependencies, request)
      const result = await withContent(() => give(giving, intent, request.body.donation, settings))
      if (result.kind === 'notOffered') throw notFound('nonprofit')
      const { redemptionId, status, points, declinedFor: error, position } = acceptedOf(result, reply)
      return {
        ok: error === null,
        error,
        message: error === null ? null : rejectionSentence(error)(speechOf(request)),
        redemption_id: redemptionId,
        status,
        points,
        position,
      }
    },
  })
}
