import { eventSchemaOf } from '@laurel/contract/developers/cloudEvent.ts'
import * as calls from '@laurel/contract/developers/outgoingEvents.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import { outgoingEventTypes } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import { listOutgoingEvents } from '@laurel/projections/developers/outgoingEvents/queries.ts'
import { z } from 'zod'
import type { Dependencies } from '../../http/dependencies.ts'
import { invalidRequest } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { say } from '../../messages/sentence.ts'
import { cloudEventOf } from '../outgoingEvents/cloudEventOf.ts'
import { eventCursorOf, positionIn } from '../outgoingEvents/eventCursor.ts'
import { readEventPage } from '../outgoingEvents/readEventPage.ts'

const usualLimit = 100

/** The events of a team as other programs read them. */
export const serveOutgoingEvents = (api: Api, { database, settings: { origin } }: Dependencies): void => {
  const schemas = z.array(z.record(z.string(), z.json()))
  const types = schemas
    .parse(outgoingEventTypes.map(type => z.toJSONSchema(eventSchemaOf(type), { io: 'input' })))
    .flatMap((schema, index) => {
      const type = outgoingEventTypes[index]
      return type ? [{ type, schema }] : []
    })

  api.route({
    ...routeOf(calls.listEvents),
    handler: async request => {
      const { after, types: wanted = null, messages, limit = usualLimit } = request.query
      const page = await readEventPage(
        database,
        { teamId: callerOf(request).teamId, types: wanted, limit },
        positionOf(after),
        { origin, includesMessages: messages === 'true' },
      )
      const { events, position, hasMore } = page
      return {
        events: [...events],
        next: position === beforeFirst ? null : eventCursorOf(position),
        has_more: hasMore,
      }
    },
  })

  api.route({ ...routeOf(calls.listEventTypes), handler: async () => ({ types }) })

  api.route({
    ...routeOf(calls.listOutgoingEvents),
    handler: async (request, reply) => {
      const part = listRequestOf(request.query, { position: 'position' } as const)
      const page = await listOutgoingEvents(database, callerOf(request).teamId, {
        ...part,
        types: request.query.filter?.types,
      })
      answerRange(reply, 'outgoing_events', part, page)
      return page.rows.map(row => ({
        id: row.eventId,
        type: row.type,
        subject: row.subject,
        occurred_at: row.occurredAt,
        recorded_at: row.recordedAt,
        event: cloudEventOf(row, { origin, includesMessages: false }),
      }))
    },
  })
}

/** The position of a cursor; throws the problem of a wrong one. */
export const positionOf = (cursor: string | undefined): number => {
  if (cursor === undefined) return beforeFirst
  const position = positionIn(cursor)
  if (position === undefined)
    throw invalidRequest([
      { path: 'query.after', message: say('fields.eventCursor', { example: eventCursorOf(1) }) },
    ])
  return position
}
