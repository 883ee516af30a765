import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { OutgoingEventType } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText } from '../wire/bounds.ts'

export const webhooksMax = 20

/** `failing` had no success since its last failures; `disabled` gets nothing. */
export const WebhookStatus = z.enum(['active', 'failing', 'disabled'])
export type WebhookStatus = z.infer<typeof WebhookStatus>

/** Why a webhook gets nothing: a person switched it off, it failed for days, or it answered that it is gone. */
export const DisabledReason = z.enum(['administrator', 'failures', 'gone'])
export type DisabledReason = z.infer<typeof DisabledReason>

/** What an administrator enters. */
export const WebhookSettings = z.object({
  url: z.url({ protocol: /^https?$/, error: 'Enter an address that begins with https://.' }).max(1000),
  description: boundedText(200),
  /** Which events are sent. */
  types: z
    .array(OutgoingEventType)
    .min(1, 'Choose at least one event.')
    .max(OutgoingEventType.options.length),
  /** Whether the texts are sent that were announced in channels. */
  includes_messages: z.boolean(),
})
export type WebhookSettings = z.infer<typeof WebhookSettings>

export const Webhook = z.object({
  id: Identifier,
  url: AnswerText,
  description: AnswerText,
  types: z.array(OutgoingEventType).max(OutgoingEventType.options.length),
  includes_messages: z.boolean(),
  status: WebhookStatus,
  disabled_reason: DisabledReason.nullable(),
  created_at: Instant,
  created_by: UserReference.nullable(),
  failing_since: Instant.nullable(),
  last_success_at: Instant.nullable(),
  last_problem: AnswerText.nullable(),
  /** Until then the secret before the last rotation signs as well. */
  former_secret_until: Instant.nullable(),
  /** Deliveries that wait for their turn or for another attempt. */
  waiting: z.int().min(0),
})
export type Webhook = z.infer<typeof Webhook>
