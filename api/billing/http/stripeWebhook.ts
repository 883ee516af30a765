import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Callers } from '../../http/serving/callers.ts'
import { type ReceivingDependencies, receiveStripeEvent } from '../stripe/receiveStripeEvent.ts'

export type StripeWebhookOptions = ReceivingDependencies & {
  /** The limits of the server. Left out, requests are not limited. */
  readonly callers?: Callers
}

const bodyBytesMax = 1024 * 1024

/** Receives the events of Stripe: `POST /webhooks/stripe`. Encapsulated, because the signature covers the raw body. */
export const stripeWebhook: FastifyPluginAsync<StripeWebhookOptions> = async (fastify, dependencies) => {
  const { callers } = dependencies
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytesMax }, (_request, body, done) =>
    done(null, body),
  )

  const refuse = async (request: FastifyRequest, reply: FastifyReply, problem: string) => {
    if ((await callers?.isUnsignedTooOften(request)) ?? false)
      return reply.code(429).send({ problem: 'Too many requests.' })
    return reply.code(400).send({ problem })
  }

  fastify.post(
    '/webhooks/stripe',
    {
      config: {
        access: 'public',
        isCommand: false,
        needsFreshSignIn: false,
        worksWhileInactive: true,
        isExport: false,
      },
      schema: { hide: true },
    },
    async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const header = request.headers['stripe-signature']
      const signature = typeof header === 'string' ? header : ''
      const outcome = await receiveStripeEvent(dependencies, { body, signature })
      switch (outcome) {
        case 'forged':
          request.log.warn('An event was not signed by Stripe.')
          return refuse(request, reply, 'The signature is wrong, or too old.')
        case 'unreadable':
          return refuse(request, reply, 'This is not an event of Stripe.')
        case 'received':
          callers?.trust(request)
          return { received: true }
      }
    },
  )
}
