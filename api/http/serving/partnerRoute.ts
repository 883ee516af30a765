import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Callers } from './callers.ts'

/** A route for partners, who prove who they are by a signature or a token that the route checks itself. */
export const partnerRoute = {
  config: {
    access: 'public',
    isCommand: false,
    needsFreshSignIn: false,
    worksWhileInactive: true,
    isExport: false,
  },
  schema: { hide: true },
} as const

/** Keeps the bodies of an encapsulated plugin as they came, of whatever type: a signature covers their bytes. */
export const takeRawBodies = (fastify: FastifyInstance, bodyLimit: number): void => {
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  )
}

export const rawBodyOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0)

/** Without the limits of a server, requests are not limited. */
export const isTooOften = async (callers: Callers | undefined, request: FastifyRequest): Promise<boolean> =>
  (await callers?.isUnsignedTooOften(request)) ?? false

export const refuseTooOften = (reply: FastifyReply): FastifyReply =>
  reply.code(429).send({ problem: 'Too many requests.' })

/** Refuses a request that proves nothing, and limits those of its address. */
export const refuseStranger = async (
  callers: Callers | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  status: 400 | 401 | 404,
  problem: string,
): Promise<FastifyReply> =>
  (await isTooOften(callers, request)) ? refuseTooOften(reply) : reply.code(status).send({ problem })
