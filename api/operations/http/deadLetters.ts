import { type DeadLetter, listDeadLetters, retryDeadLetter } from '@laurel/contract/operations/deadLetters.ts'
import { deadLetterIdOf } from '@laurel/ledger/deadLetters/deadLetterIdOf.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import type { Settled } from '@laurel/ledger/processes/settle.ts'
import {
  type DeadLetterItem,
  listDeadLetters as readDeadLetters,
} from '@laurel/projections/operations/deadLetters/queries.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'

const sortFields = {
  occurred_at: 'occurredAt',
  recorded_at: 'recordedAt',
  points: 'points',
  user: 'memberName',
  command_type: 'commandType',
  rejection_code: 'rejectionCode',
} as const

/** A person sees the dead letters of the team, and may retry them. */
export const serveDeadLetters = (api: Api, dependencies: Dependencies): void => {
  const { database, ledger } = dependencies

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
      answerRange(reply, 'parkedPromises', part, page)
      return page.rows.map(deadLetterOf)
    },
  })

  api.route({
    ...routeOf(retryDeadLetter),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const deadLetterId = request.params.id
      const outcome = await ledger.handle({ ...intent, type: 'retryDeadLetter', data: { deadLetterId } })
      const { events, position } = acceptedOf(outcome, reply)
      const settled = await settleOrLeave(dependencies, events, request.log)
      return {
        ok: true as const,
        position: Math.max(position, settled?.position ?? position),
        is_finished: settled !== undefined && !isDeadLetterIn(settled, deadLetterId),
      }
    },
  })
}

/** A failure here loses nothing: the retry is in the log, and the worker goes on with it. */
const settleOrLeave = async (
  { settle }: Dependencies,
  events: readonly RecordedEvent[],
  log: FastifyBaseLogger,
): Promise<Settled | undefined> => {
  try {
    return await settle(events)
  } catch (error) {
    log.error({ err: error }, 'The retry of a dead letter failed. The worker goes on with it.')
    return undefined
  }
}

const isDeadLetterIn = ({ events }: Settled, deadLetterId: string): boolean =>
  events.some(event => event.type === 'ReactionDeadLettered' && deadLetterIdOf(event.data) === deadLetterId)

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
