import { adjustPoints } from '@laurel/contract/people/adjustPoints.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { bulkBodyBytesMax } from '../../http/limits.ts'
import type { Api } from '../../http/serving/api.ts'
import { answerBulk } from '../../http/serving/bulk.ts'
import { routeOf } from '../../http/serving/routeOf.ts'

/** Corrects many balances; each correction is the call for one member. */
export const serveAdjustPoints = (api: Api, dependencies: Dependencies): void => {
  const { ledger } = dependencies
  api.route({
    ...routeOf(adjustPoints),
    bodyLimit: bulkBodyBytesMax,
    handler: request =>
      answerBulk(dependencies, request, request.body.adjustments, {
        place: 'body.adjustments',
        perform: wanted =>
          Promise.allSettled(
            wanted.map(({ intent, item }) => {
              const { id: _, user_id: memberId, ...body } = item
              return ledger.handle({ ...intent, type: 'adjustPoints', data: { memberId, ...body } })
            }),
          ),
      }),
  })
}
