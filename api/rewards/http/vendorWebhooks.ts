import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Callers } from '../../http/serving/callers.ts'
import {
  isTooOften,
  partnerRoute,
  rawBodyOf,
  refuseStranger,
  refuseTooOften,
  takeRawBodies,
} from '../../http/serving/partnerRoute.ts'
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
  takeRawBodies(fastify, bodyBytesMax)

  fastify.post<{ Params: Params }>(
    '/v1/vendors/:name/webhooks/:connectionId',
    partnerRoute,
    async (request, reply) => {
      const { name, connectionId } = request.params
      const refuse = (status: 401 | 404, problem: string) =>
        refuseStranger(callers, request, reply, status, problem)
      const unknown = () => refuse(404, 'There is no such connection.')
      if (!Identifier.safeParse(connectionId).success) return unknown()
      const message = { body: rawBodyOf(request), headers: textHeaders(request) }
      const place = { connectionId, vendor: name }
      const outcome = await receiveMessage(dependencies, place, message, () => isTooOften(callers, request))
      switch (outcome.kind) {
        case 'unknown':
          return unknown()
        case 'forged':
          request.log.warn({ vendor: name, connectionId }, 'A message was not signed by its vendor.')
          return refuse(401, 'The signature is wrong.')
        case 'tooOften':
          return refuseTooOften(reply)
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
