import * as calls from '@laurel/contract/developers/webhookDeliveries.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { payloadOf } from '../webhooks/deliver.ts'
import { deliverAgain } from '../webhooks/deliverAgain.ts'
import { attemptsOf, type DeliveryRow, deliveryOf, listDeliveries } from '../webhooks/deliveryRows.ts'
import { webhookOf } from '../webhooks/webhookRows.ts'
import { webhookDisabled } from './webhookProblems.ts'

/** What was sent to webhooks, and how it went. */
export const serveWebhookDeliveries = (api: Api, dependencies: Dependencies): void => {
  const { database, clock, settings } = dependencies

  api.route({
    ...routeOf(calls.listWebhookDeliveries),
    handler: async (request, reply) => {
      const part = listRequestOf(request.query, { created_at: 'createdAt' } as const)
      const { webhook_id: webhookId, state } = request.query.filter ?? {}
      const page = await listDeliveries(database, callerOf(request).teamId, { ...part, webhookId, state })
      answerRange(reply, 'webhook_deliveries', part, page)
      return page.rows.map(deliveryAnswer)
    },
  })

  api.route({
    ...routeOf(calls.readWebhookDelivery),
    handler: async request => {
      const { teamId } = callerOf(request)
      const delivery = await deliveryOf(database, teamId, request.params.id)
      const webhook = delivery && (await webhookOf(database, teamId, delivery.webhookId))
      if (!delivery || !webhook) throw notFound('delivery')
      const { includesMessages } = webhook
      return {
        ...deliveryAnswer(delivery),
        payload: await payloadOf(database, delivery, { origin: settings.origin, includesMessages }),
        tries: await attemptsOf(database, delivery.deliveryId),
      }
    },
  })

  api.route({
    ...routeOf(calls.deliverAgain),
    handler: async request => {
      const { teamId } = callerOf(request)
      const delivery = await deliveryOf(database, teamId, request.params.id)
      const webhook = delivery && (await webhookOf(database, teamId, delivery.webhookId))
      if (!delivery || !webhook) throw notFound('delivery')
      if (webhook.disabledReason) throw webhookDisabled()
      await deliverAgain(database, delivery, instantOf(clock()))
      return { ok: true as const }
    },
  })
}

const deliveryAnswer = (delivery: DeliveryRow): calls.WebhookDelivery => ({
  id: delivery.deliveryId,
  webhook_id: delivery.webhookId,
  event_id: delivery.eventId,
  type: delivery.type,
  state: delivery.state,
  is_replay: delivery.isReplay,
  attempts: delivery.attempts,
  created_at: delivery.createdAt,
  last_attempt_at: delivery.lastAttemptAt,
  next_attempt_at: delivery.nextAttemptAt,
  response_status: delivery.responseStatus,
  problem: delivery.problem,
})
