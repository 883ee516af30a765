import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { StripeControl } from './control.ts'
import { CallFault, WebhookTrouble } from './faults.ts'

const id = z.string().min(1).max(200)
const Advance = z.strictObject({
  seconds: z.int().min(0).optional(),
  days: z.int().min(0).max(400).optional(),
  months: z.int().min(0).max(24).optional(),
})
const Refund = z.strictObject({ payment: id, amount: z.int().min(1).optional() })
const Dispute = z.strictObject({ payment: id, reason: z.string().max(50).optional() })
const Closed = z.strictObject({ payment: id, status: z.enum(['won', 'lost']) })
const Card = z.strictObject({
  method: id,
  behaviour: z.enum(['works', 'declinedLater', 'insufficientFunds']),
})
const Release = z.strictObject({ order: z.enum(['same', 'reversed']).optional() })
const Event = z.strictObject({ event: id })

/** The control over HTTP: a path for each. Times and faults that make no sense are answered with 400. */
export const controlPlugin =
  (control: StripeControl): FastifyPluginAsync =>
  async fastify => {
    const act = <Given extends z.ZodType>(
      path: string,
      schema: Given,
      run: (given: z.output<Given>) => unknown,
    ) => fastify.post(path, async ({ body }) => ({ result: (await run(schema.parse(body ?? {}))) ?? null }))

    fastify.get('/now', async () => ({ now: new Date(control.now()).toISOString() }))
    fastify.get('/events', async () => control.events())
    act('/advance', Advance, ({ seconds = 0, days = 0, months = 0 }) =>
      control.advance({ seconds, days, months }),
    )
    act('/refund', Refund, ({ payment, amount }) => control.refund(payment, amount))
    act('/dispute', Dispute, ({ payment, reason }) => control.dispute(payment, reason))
    act('/close-dispute', Closed, ({ payment, status }) => control.closeDispute(payment, status))
    act('/card', Card, ({ method, behaviour }) => control.setCardBehaviour(method, behaviour))
    act('/faults', CallFault, fault => control.plan(fault))
    act('/webhooks', WebhookTrouble, trouble => control.webhooks(trouble))
    act('/release-webhooks', Release, ({ order }) => control.releaseWebhooks(order))
    act('/repeat-webhook', Event, ({ event }) => control.repeatWebhook(event))
  }
