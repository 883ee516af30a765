import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { OutgoingEventType } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { listQuery } from '../wire/listQuery.ts'
import { CloudEvent, TestEvent, testEventType } from './cloudEvent.ts'

/** `waiting` has another attempt ahead; `failed` has none until a person asks for it. */
export const DeliveryState = z.enum(['waiting', 'delivered', 'failed'])
export type DeliveryState = z.infer<typeof DeliveryState>

export const attemptsShownMax = 50

export const WebhookDelivery = z.object({
  id: Identifier,
  webhook_id: Identifier,
  event_id: Identifier,
  type: z.union([OutgoingEventType, z.literal(testEventType)]),
  state: DeliveryState,
  is_replay: z.boolean(),
  attempts: z.int().min(0),
  created_at: Instant,
  last_attempt_at: Instant.nullable(),
  next_attempt_at: Instant.nullable(),
  /** Of the last answer; null without one. */
  response_status: z.int().nullable(),
  problem: AnswerText.nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const WebhookDeliveryFilter = z.object({
  webhook_id: Identifier.optional(),
  state: DeliveryState.optional(),
})
export type WebhookDeliveryFilter = z.infer<typeof WebhookDeliveryFilter>

/** Sorts by `created_at`, the newest first unless asked otherwise. */
export const listWebhookDeliveries = defineCall({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/v1/admin/webhook_deliveries',
  access: 'admin',
  summary: 'What was sent to webhooks, and how it went',
  query: listQuery(WebhookDeliveryFilter),
  response: answerList(WebhookDelivery),
})

export const readWebhookDelivery = defineCall({
  name: 'readWebhookDelivery',
  method: 'GET',
  path: '/v1/admin/webhook_deliveries/:id',
  access: 'admin',
  summary: 'A delivery with its payload and its attempts',
  params: z.object({ id: Identifier }),
  response: WebhookDelivery.extend({
    /** What is sent, as it would be sent now. */
    payload: z.union([CloudEvent, TestEvent]),
    /** The last ones first. */
    tries: z
      .array(
        z.object({
          number: z.int().min(1),
          at: Instant,
          status: z.int().nullable(),
          milliseconds: z.int().min(0),
          problem: AnswerText.nullable(),
          /** The beginning of the answer. */
          answer: AnswerText,
        }),
      )
      .max(attemptsShownMax),
  }),
  errors: ['NOT_FOUND'],
})

export const deliverAgain = defineCall({
  name: 'deliverAgain',
  method: 'POST',
  path: '/v1/admin/webhook_deliveries/:id/retry',
  access: 'admin',
  summary: 'Try a delivery again now',
  params: z.object({ id: Identifier }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['NOT_FOUND', 'WEBHOOK_DISABLED'],
})
