import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { MessageOutcome, PartnerMessage } from '../../partners/partnerMessage.ts'
import type { Callers } from './callers.ts'

export type PartnerMessagesOptions = {
  /** With `:name`, the partner, and `:place`, whose message it is. */
  readonly path: string
  /** The limits of the server. Left out, requests are not limited. */
  readonly callers?: Callers | undefined
  readonly receive: (
    to: { readonly name: string; readonly place: string },
    message: PartnerMessage,
    isTooOften: () => Promise<boolean>,
  ) => Promise<MessageOutcome>
}

const bodyBytesMax = 256 * 1024

type Params = { readonly name: string; readonly place: string }

/** Takes messages of partners. Encapsulated, because signatures cover the raw body, of whatever type it is. */
export const partnerMessages: FastifyPluginAsync<PartnerMessagesOptions> = async (
  fastify,
  { path, callers, receive },
) => {
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
    path,
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
      const { name, place } = request.params
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const message = { body, headers: textHeaders(request) }
      const outcome = await receive({ name, place }, message, () => tooOften(request))
      switch (outcome.kind) {
        case 'unknown':
          return refuse(request, reply, 404, 'There is no such connection.')
        case 'forged':
          request.log.warn({ partner: name, place }, 'A message was not signed by its partner.')
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
