import type { FastifyPluginAsync } from 'fastify'
import type { Callers } from '../../http/serving/callers.ts'
import { partnerRoute, rawBodyOf, refuseStranger, takeRawBodies } from '../../http/serving/partnerRoute.ts'
import { type ReceivingDependencies, receiveStripeEvent } from '../stripe/receiveStripeEvent.ts'

export type StripeWebhookOptions = ReceivingDependencies & {
  /** The limits of the server. Left out, requests are not limited. */
  readonly callers?: Callers
}

const bodyBytesMax = 1024 * 1024

/** Receives the events of Stripe: `POST /webhooks/stripe`. Encapsulated, because the signature covers the raw body. */
export const stripeWebhook: FastifyPluginAsync<StripeWebhookOptions> = async (fastify, dependencies) => {
  const { callers } = dependencies
  takeRawBodies(fastify, bodyBytesMax)
  fastify.post('/webhooks/stripe', partnerRoute, async (request, reply) => {
    const header = request.headers['stripe-signature']
    const signature = typeof header === 'string' ? header : ''
    const outcome = await receiveStripeEvent(dependencies, { body: rawBodyOf(request), signature })
    switch (outcome) {
      case 'forged':
        request.log.warn('An event was not signed by Stripe.')
        return refuseStranger(callers, request, reply, 400, 'The signature is wrong, or too old.')
      case 'unreadable':
        return refuseStranger(callers, request, reply, 400, 'This is not an event of Stripe.')
      case 'received':
        callers?.trust(request)
        return { received: true }
    }
  })
}
