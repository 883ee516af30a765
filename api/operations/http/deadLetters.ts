import {
  listParkedPromises,
  type ParkedPromise,
  retryParkedPromise,
} from '@laurel/contract/operations/deadLetters.ts'
import { parkedPromiseId } from '@laurel/ledger/deadLetters/deadLetterId.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import type { Settled } from '@laurel/ledger/processes/settle.ts'
import {
  type ParkedPromiseItem,
  listParkedPromises as promisesOf,
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

/** What could not be finished is seen by a person, who may let it be tried again. */
export const serveParkedPromises = (api: Api, dependencies: Dependencies): void => {
  const { database, ledger } = dependencies

  api.route({
    ...routeOf(listParkedPromises),
    handler: async (request, reply) => {
      const { filter } = request.query
      const part = listRequestOf(request.query, sortFields)
      const page = await promisesOf(database, callerOf(request).teamId, {
        ...part,
        promiseIds: filter?.id,
        commandType: filter?.command_type,
        rejectionCode: filter?.rejection_code,
        memberId: filter?.user_id,
        q: filter?.q,
      })
      answerRange(reply, 'parkedPromises', part, page)
      return page.rows.map(parkedPromiseOf)
    },
  })

  api.route({
    ...routeOf(retryParkedPromise),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const promiseId = request.params.id
      const outcome = await ledger.handle({ ...intent, type: 'retryPromise', data: { promiseId } })
      const { events, position } = acceptedOf(outcome, reply)
      const settled = await settleOrLeave(dependencies, events, request.log)
      return {
        ok: true as const,
        position: Math.max(position, settled?.position ?? position),
        is_finished: settled !== undefined && !isParkedIn(settled, promiseId),
      }
    },
  })
}

/** What fails here stands in the log as asked for: whoever keeps promises tries on, and parks it again in the end. */
const settleOrLeave = async (
  { settle }: Dependencies,
  events: readonly RecordedEvent[],
  log: FastifyBaseLogger,
): Promise<Settled | undefined> => {
  try {
    return await settle(events)
  } catch (error) {
    log.error({ err: error }, 'A promise that was tried again failed; it is tried on in the background.')
    return undefined
  }
}

const isParkedIn = ({ events }: Settled, promiseId: string): boolean =>
  events.some(event => event.type === 'PromiseParked' && parkedPromiseId(event.data) === promiseId)

const parkedPromiseOf = (item: ParkedPromiseItem): ParkedPromise => ({
  id: item.promiseId,
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
