import { type DeadLetter, listDeadLetters, retryDeadLetter } from '@laurel/contract/operations/deadLetters.ts'
import {
  type DeadLetterItem,
  listDeadLetters as readDeadLetters,
} from '@laurel/projections/operations/deadLetters/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { retryDeadLetter as retry } from '../retryDeadLetter.ts'

const sortFields = {
  occurred_at: 'occurredAt',
  recorded_at: 'recordedAt',
  points: 'points',
  user: 'memberName',
  command_type: 'commandType',
  rejection_code: 'rejectionCode',
} as const

/** The dead letters of a team, which an administrator can retry. */
export const serveDeadLetters = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies

  api.route({
    ...routeOf(listDeadLetters),
    handler: async (request, reply) => {
      const { filter } = request.query
      const part = listRequestOf(request.query, sortFields)
      const page = await readDeadLetters(database, callerOf(request).teamId, {
        ...part,
        deadLetterIds: filter?.id,
        commandType: filter?.command_type,
        rejectionCode: filter?.rejection_code,
        memberId: filter?.user_id,
        q: filter?.q,
      })
      answerRange(reply, 'deadLetters', part, page)
      return page.rows.map(deadLetterOf)
    },
  })

  api.route({
    ...routeOf(retryDeadLetter),
    handler: async (request, reply) => {
      const reportFailure = (error: unknown): void =>
        request.log.error({ err: error }, 'The retry of a dead letter failed. The worker continues it.')
      const intent = intentOf(dependencies, request)
      const outcome = await retry({ ...dependencies, reportFailure }, intent, request.params.id)
      const { position, isFinished } = acceptedOf(outcome, reply)
      return { ok: true as const, position, is_finished: isFinished }
    },
  })
}

const deadLetterOf = (item: DeadLetterItem): DeadLetter => ({
  id: item.deadLetterId,
  command_type: item.commandType,
  rejection_code: item.rejectionCode,
  cause_id: item.causationId,
  user:
    item.memberId === null || item.memberName === null
      ? null
      : { id: item.memberId, name: item.memberName, profile_picture: item.memberPictureUrl },
  points: item.points,
  occurred_at: item.occurredAt,
  recorded_at: item.recordedAt,
})
