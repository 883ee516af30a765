import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { MessageOutcome, PartnerMessage } from '../../partners/partnerMessage.ts'
import type { Callers } from './callers.ts'
import {
  isTooOften,
  partnerRoute,
  rawBodyOf,
  refuseStranger,
  refuseTooOften,
  takeRawBodies,
} from './partnerRoute.ts'

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
  takeRawBodies(fastify, bodyBytesMax)

  fastify.post<{ Params: Params }>(path, partnerRoute, async (request, reply) => {
    const { name, place } = request.params
    const message = { body: rawBodyOf(request), headers: textHeaders(request) }
    const outcome = await receive({ name, place }, message, () => isTooOften(callers, request))
    switch (outcome.kind) {
      case 'unknown':
        return refuseStranger(callers, request, reply, 404, 'There is no such connection.')
      case 'forged':
        request.log.warn({ partner: name, place }, 'A message was not signed by its partner.')
        return refuseStranger(callers, request, reply, 401, 'The signature is wrong.')
      case 'tooOften':
        return refuseTooOften(reply)
      case 'received':
        if (outcome.isSigned) callers?.trust(request)
        return {}
    }
  })
}

const textHeaders = ({ headers }: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  )
