import { adjustPoints } from '@laurel/contract/people/adjustPoints.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { bulkBodyBytesMax } from '../../http/limits.ts'
import type { Api } from '../../http/serving/api.ts'
import { answerBulk } from '../../http/serving/bulk.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { adjustPoints as adjust, needsApproval } from '../adjustPoints.ts'

/** Corrects many balances in one request; each correction is the call for one member. */
export const serveAdjustPoints = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(adjustPoints),
    bodyLimit: bulkBodyBytesMax,
    handler: request =>
      answerBulk(dependencies, request, request.body.adjustments, {
        place: 'body.adjustments',
        describe: accepted => (needsApproval(accepted) ? { needs_approval: true } : {}),
        perform: wanted =>
          Promise.allSettled(
            wanted.map(({ intent, item: { user_id: memberId, account, points, reason } }) =>
              adjust(dependencies, intent, { memberId, account, points, reason }),
            ),
          ),
      }),
  })
}
