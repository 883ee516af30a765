import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import type { FastifyPluginAsync } from 'fastify'
import type { Callers } from '../../http/serving/callers.ts'
import { partnerMessages } from '../../http/serving/partnerMessages.ts'
import { type HintDependencies, receiveMessage } from '../orders/vendorHints.ts'

export type VendorWebhookOptions = HintDependencies & {
  /** The limits of the server. Left out, requests are not limited. */
  readonly callers?: Callers
}

/** The messages of vendors: `POST /v1/vendors/:name/webhooks/:connectionId`. */
export const vendorWebhooks: FastifyPluginAsync<VendorWebhookOptions> = async (fastify, dependencies) => {
  await fastify.register(partnerMessages, {
    path: '/v1/vendors/:name/webhooks/:place',
    callers: dependencies.callers,
    receive: async ({ name: vendor, place: connectionId }, message, isTooOften) =>
      Identifier.safeParse(connectionId).success
        ? receiveMessage(dependencies, { connectionId, vendor }, message, isTooOften)
        : { kind: 'unknown' },
  })
}
