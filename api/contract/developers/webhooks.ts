import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { LenientInstant } from '@laurel/ledger/kernel/instant.ts'
import { OutgoingEventType } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Webhook, WebhookSettings, webhooksMax } from './webhook.ts'

const params = z.object({ id: Identifier })
const Done = z.object({ ok: z.literal(true) })

/** `whsec_` and 24 bytes in base64, as Standard Webhooks writes it. It is answered once. */
const Secret = z.string().max(100)

export const listWebhooks = defineCall({
  name: 'listWebhooks',
  method: 'GET',
  path: '/v1/developers/webhooks',
  access: 'admin',
  summary: 'The webhooks of the team',
  response: z.object({ webhooks: z.array(Webhook).max(webhooksMax) }),
})

export const readWebhook = defineCall({
  name: 'readWebhook',
  method: 'GET',
  path: '/v1/developers/webhooks/:id',
  access: 'admin',
  summary: 'One webhook',
  params,
  response: z.object({ webhook: Webhook }),
  errors: ['NOT_FOUND'],
})

export const createWebhook = defineCall({
  name: 'createWebhook',
  method: 'POST',
  path: '/v1/developers/webhooks',
  access: 'admin',
  needsFreshSignIn: true,
  summary: 'Add a webhook; its secret is answered once',
  body: WebhookSettings,
  response: Done.extend({ webhook: Webhook, secret: Secret }),
  errors: ['WEBHOOK_ADDRESS_REFUSED', 'TOO_MANY_WEBHOOKS'],
})

export const changeWebhook = defineCall({
  name: 'changeWebhook',
  method: 'PUT',
  path: '/v1/developers/webhooks/:id',
  access: 'admin',
  needsFreshSignIn: true,
  summary: 'Change the address, the events or the description of a webhook',
  params,
  body: WebhookSettings,
  response: Done.extend({ webhook: Webhook }),
  errors: ['NOT_FOUND', 'WEBHOOK_ADDRESS_REFUSED'],
})

export const deleteWebhook = defineCall({
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/v1/developers/webhooks/:id',
  access: 'admin',
  summary: 'Delete a webhook with its deliveries',
  params,
  response: Done,
  errors: ['NOT_FOUND'],
})

export const disableWebhook = defineCall({
  name: 'disableWebhook',
  method: 'POST',
  path: '/v1/developers/webhooks/:id/disable',
  access: 'admin',
  summary: 'Stop sending events to a webhook',
  params,
  response: Done,
  errors: ['NOT_FOUND'],
})

/** With `catches_up`, what happened while it was off is sent as well. */
export const enableWebhook = defineCall({
  name: 'enableWebhook',
  method: 'POST',
  path: '/v1/developers/webhooks/:id/enable',
  access: 'admin',
  summary: 'Send events to a webhook again',
  params,
  body: z.object({ catches_up: z.boolean() }),
  response: Done,
  errors: ['NOT_FOUND'],
})

/** Both secrets sign for 24 hours. */
export const rotateWebhookSecret = defineCall({
  name: 'rotateWebhookSecret',
  method: 'POST',
  path: '/v1/developers/webhooks/:id/rotate',
  access: 'admin',
  needsFreshSignIn: true,
  summary: 'Give a webhook a new secret, which is answered once',
  params,
  response: Done.extend({ secret: Secret }),
  errors: ['NOT_FOUND'],
})

export const testWebhook = defineCall({
  name: 'testWebhook',
  method: 'POST',
  path: '/v1/developers/webhooks/:id/test',
  access: 'admin',
  summary: 'Send a test event to a webhook',
  params,
  response: Done,
  errors: ['NOT_FOUND', 'WEBHOOK_DISABLED'],
})

export const replayedMax = 1000

/** Sends recorded events again, in their order, beside what happens now. Receivers know repeats by their ids. */
export const replayEvents = defineCall({
  name: 'replayEvents',
  method: 'POST',
  path: '/v1/developers/webhooks/:id/replay',
  access: 'admin',
  summary: 'Send the events since a time to a webhook again',
  params,
  body: z.object({
    since: LenientInstant,
    /** Left out, all that the webhook asks for. */
    types: z.array(OutgoingEventType).min(1).max(OutgoingEventType.options.length).optional(),
  }),
  response: Done.extend({ count: z.int().min(0).max(replayedMax) }),
  errors: ['NOT_FOUND', 'WEBHOOK_DISABLED', 'REPLAY_TOO_LARGE'],
})
