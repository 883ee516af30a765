import { adjustPoints } from '@laurel/contract/admin/adjustPoints.ts'
import type { Surroundings } from '../dependencies.ts'
import { bulkBodyBytesMax } from '../limits.ts'
import type { Api } from '../serving/api.ts'
import { answerBulk } from '../serving/bulk.ts'
import { routeOf } from '../serving/routeOf.ts'

/** Corrects many balances; each correction is the call for one member. */
export const serveAdjustPoints = (api: Api, surroundings: Surroundings): void => {
  const { ledger } = surroundings
  api.route({
    ...routeOf(adjustPoints),
    bodyLimit: bulkBodyBytesMax,
    handler: request =>
      answerBulk(surroundings, request, request.body.adjustments, {
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
