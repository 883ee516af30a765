import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Callers } from '../../http/serving/callers.ts'
import { type HintDependencies, receiveMessage } from '../orders/vendorHints.ts'

export type VendorWebhookOptions = HintDependencies & {
  /** The limits of the server. Left out, requests are not limited. */
  readonly callers?: Callers
}

const bodyBytesMax = 256 * 1024

type Params = { readonly name: string; readonly connectionId: string }

/**
 * The messages of vendors: `POST /v1/vendors/:name/webhooks/:connectionId`. Encapsulated, because signatures cover the
 * raw body, of whatever type it is.
 */
export const vendorWebhooks: FastifyPluginAsync<VendorWebhookOptions> = async (fastify, dependencies) => {
  const { callers } = dependencies
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytesMax }, (_request, body, done) =>
    done(null, body),
  )

  const tooOften = async (request: FastifyRequest) => (await callers?.isUnsignedTooOften(request)) ?? false
  const limited = (reply: FastifyReply) => reply.code(429).send({ problem: 'Too many requests.' })
  const refuse = async (request: FastifyRequest, reply: FastifyReply, status: 401 | 404, problem: string) => {
    if (await tooOften(request)) return limited(reply)
    return reply.code(status).send({ problem })
  }

  fastify.post<{ Params: Params }>(
    '/v1/vendors/:name/webhooks/:connectionId',
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
      const { name, connectionId } = request.params
      const unknown = () => refuse(request, reply, 404, 'There is no such connection.')
      if (!Identifier.safeParse(connectionId).success) return unknown()
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const message = { body, headers: textHeaders(request) }
      const place = { connectionId, vendor: name }
      const outcome = await receiveMessage(dependencies, place, message, () => tooOften(request))
      switch (outcome.kind) {
        case 'unknown':
          return unknown()
        case 'forged':
          request.log.warn({ vendor: name, connectionId }, 'A message was not signed by its vendor.')
          return refuse(request, reply, 401, 'The signature is wrong.')
        case 'tooOften':
          return limited(reply)
        case 'received':
          if (outcome.isSigned) callers?.trust(request)
          return {}
      }
    },
  )
}

const textHeaders = ({ headers }: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  )
