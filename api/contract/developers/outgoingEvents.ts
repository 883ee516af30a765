import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { OutgoingEventType } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { listQuery } from '../wire/listQuery.ts'
import { CloudEvent, EventCursor } from './cloudEvent.ts'

const types = z.array(OutgoingEventType).min(1).max(OutgoingEventType.options.length)

/** `types=laurel.shoutout.given.v1,laurel.award.given.v1`; left out, all. */
export const TypesParameter = z
  .string()
  .max(2000)
  .transform(text => text.split(','))
  .pipe(types)

/** What happened after a cursor. Left out, from the beginning. */
export const EventsQuery = z.object({
  after: EventCursor.optional(),
  types: TypesParameter.optional(),
  /** `true` adds the texts that were announced in channels. */
  messages: z.enum(['true', 'false']).optional(),
})

export const pagedEventsMax = 500

export const listEvents = defineCall({
  name: 'listEvents',
  method: 'GET',
  path: '/v1/developers/events',
  access: 'admin',
  keyScope: 'events:read',
  summary: 'The events of the team after a cursor, in the order of the log',
  query: EventsQuery.extend({ limit: z.coerce.number().int().min(1).max(pagedEventsMax).optional() }),
  response: z.object({
    events: z.array(CloudEvent).max(pagedEventsMax),
    /** Read on after it, also when there are no events now. Null where nothing was found from the beginning. */
    next: EventCursor.nullable(),
    /** Whether more events are there already. */
    has_more: z.boolean(),
  }),
})

export const listEventTypes = defineCall({
  name: 'listEventTypes',
  method: 'GET',
  path: '/v1/developers/event_types',
  access: 'admin',
  keyScope: 'events:read',
  summary: 'The types of events with their JSON schemas',
  response: z.object({
    types: z
      .array(
        z.object({
          type: OutgoingEventType,
          schema: z.record(z.string().max(100), z.unknown()),
        }),
      )
      .max(OutgoingEventType.options.length),
  }),
})

/** A row of the event log. */
export const OutgoingEvent = z.object({
  id: Identifier,
  type: OutgoingEventType,
  subject: AnswerText,
  occurred_at: Instant,
  recorded_at: Instant,
  /** What a receiver gets, without texts. */
  event: CloudEvent,
})
export type OutgoingEvent = z.infer<typeof OutgoingEvent>

export const OutgoingEventFilter = z.object({ types: types.optional() })
export type OutgoingEventFilter = z.infer<typeof OutgoingEventFilter>

/** Sorts by `position`, the newest first unless asked otherwise. */
export const listOutgoingEvents = defineCall({
  name: 'listOutgoingEvents',
  method: 'GET',
  path: '/v1/admin/outgoing_events',
  access: 'admin',
  summary: 'The event log of the team, as receivers see it',
  query: listQuery(OutgoingEventFilter),
  response: answerList(OutgoingEvent),
})
