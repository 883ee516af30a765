import { type CloudEvent, type TestEvent, testEventType } from '@laurel/contract/developers/cloudEvent.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { OutgoingEventItem } from '@laurel/projections/developers/outgoingEvents/queries.ts'
import { eventCursorOf } from './eventCursor.ts'

export type Envelope = {
  /** The public address of Laurel. */
  readonly origin: string
  /** Whether the texts are added that were announced in channels. */
  readonly includesMessages: boolean
}

const sourceOf = (origin: string, teamId: TeamId): string => `${origin}/teams/${teamId}`

const schemaAddress = (origin: string): string => `${origin}/v1/developers/event_types`

/** An event in the envelope of CloudEvents 1.0. */
export const cloudEventOf = (
  event: OutgoingEventItem,
  { origin, includesMessages }: Envelope,
): CloudEvent => ({
  specversion: '1.0',
  id: event.eventId,
  source: sourceOf(origin, event.teamId),
  type: event.type,
  subject: event.subject,
  time: event.occurredAt,
  datacontenttype: 'application/json',
  dataschema: `${schemaAddress(origin)}#${event.type}`,
  cursor: eventCursorOf(event.position),
  data: {
    ...event.data,
    ...('channel_id' in event.data && { channel_name: event.channelName }),
    ...(includesMessages && event.message !== null && { message: event.message }),
  },
})

/** What tries a webhook out. */
export const testEventOf = (
  test: {
    readonly id: string
    readonly teamId: TeamId
    readonly webhookId: string
    readonly at: Instant
  },
  origin: string,
): TestEvent => ({
  specversion: '1.0',
  id: test.id,
  source: sourceOf(origin, test.teamId),
  type: testEventType,
  subject: test.webhookId,
  time: test.at,
  datacontenttype: 'application/json',
  dataschema: `${schemaAddress(origin)}#${testEventType}`,
  data: { webhook_id: test.webhookId },
})
