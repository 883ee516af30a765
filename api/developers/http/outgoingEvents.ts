import { eventSchemaOf } from '@laurel/contract/developers/cloudEvent.ts'
import * as calls from '@laurel/contract/developers/outgoingEvents.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import { outgoingEventTypes } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import {
  listOutgoingEvents,
  newestOutgoingPosition,
  outgoingEventsAfter,
} from '@laurel/projections/developers/outgoingEvents/queries.ts'
import { z } from 'zod'
import type { Dependencies } from '../../http/dependencies.ts'
import { invalidRequest } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { cloudEventOf } from '../outgoingEvents/cloudEventOf.ts'
import { eventCursorOf, positionIn } from '../outgoingEvents/eventCursor.ts'

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
      const position = after === undefined ? beforeFirst : positionOf(after)
      const { teamId } = callerOf(request)
      // Read first, so that the page has every wanted event up to there.
      const newest = wanted === null ? beforeFirst : await newestOutgoingPosition(database, teamId)
      const found = await outgoingEventsAfter(database, teamId, position, wanted, limit + 1)
      const events = found
        .slice(0, limit)
        .map(event => cloudEventOf(event, { origin, includesMessages: messages === 'true' }))
      const hasMore = found.length > limit
      const last = found.slice(0, limit).at(-1)?.position ?? position
      // A reader of rare types goes on at the end, where the last page found nothing.
      const next = hasMore ? last : Math.max(last, newest)
      return { events, next: next === beforeFirst ? null : eventCursorOf(next), has_more: hasMore }
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

const positionOf = (cursor: string): number => {
  const position = positionIn(cursor)
  if (position === undefined)
    throw invalidRequest([
      { path: 'query.after', message: `Give a cursor as it was answered, such as ${eventCursorOf(1)}.` },
    ])
  return position
}
