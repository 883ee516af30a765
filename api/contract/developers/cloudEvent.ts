import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import {
  type OutgoingEventType,
  outgoingEventData,
  outgoingEventTypes,
} from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import { z } from 'zod'

/** Opaque: a place among the events of a team. What is read after it continues there, without a gap or a repeat. */
export const EventCursor = z
  .string()
  .max(40)
  .regex(/^[\w-]{1,40}$/, 'Give a cursor as it was answered.')

const envelope = {
  specversion: z.literal('1.0'),
  /** The same at every attempt and in every replay. */
  id: Identifier,
  /** The address of Laurel and the team: `https://laurel.example.com/teams/<id>`. */
  source: z.url().max(1000),
  /** What the event is about: a member, a shoutout, a redemption. */
  subject: z.string().min(1).max(200),
  /** When it happened. Imported events may be old. */
  time: Instant,
  datacontenttype: z.literal('application/json'),
  /** Where the schema of the event is. */
  dataschema: z.url().max(1000),
} as const

/** The cursor of an event of the log; a test event has none. */
const cursor = { cursor: EventCursor } as const

/** An event in the envelope of CloudEvents 1.0. `data` has the shape of its type. */
export const CloudEvent = z.strictObject({
  ...envelope,
  type: z.enum(outgoingEventTypes),
  ...cursor,
  data: z.record(z.string().max(64), z.unknown()),
})
export type CloudEvent = z.infer<typeof CloudEvent>

export const testEventType = 'laurel.webhook.test.v1'

/** What “Send a test event” sends. */
export const TestEvent = z.strictObject({
  ...envelope,
  type: z.literal(testEventType),
  data: z.strictObject({ webhook_id: Identifier }),
})
export type TestEvent = z.infer<typeof TestEvent>

/** The whole schema of one type of event. */
export const eventSchemaOf = (type: OutgoingEventType) =>
  z.strictObject({ ...envelope, type: z.literal(type), ...cursor, data: outgoingEventData[type] })
