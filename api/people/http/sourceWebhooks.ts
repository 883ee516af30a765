import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyPluginAsync } from 'fastify'
import type { Callers } from '../../http/serving/callers.ts'
import { partnerMessages } from '../../http/serving/partnerMessages.ts'
import type { PersonSources } from '../sources/openPersonSources.ts'
import { receiveMessage } from '../sources/webhooks/receiveMessage.ts'

export type SourceWebhookOptions = {
  readonly sources: PersonSources
  readonly clock: () => Instant
  /** The limits of the server. Left out, requests are not limited. */
  readonly callers?: Callers
}

/** The messages of HR systems: `POST /webhooks/sources/:name/:subscriptionId`. */
export const sourceWebhooks: FastifyPluginAsync<SourceWebhookOptions> = async (
  fastify,
  { sources, clock, callers },
) => {
  await fastify.register(partnerMessages, {
    path: '/webhooks/sources/:name/:place',
    callers,
    receive: ({ name: source, place: subscriptionId }, message, isTooOften) =>
      receiveMessage(sources, { subscriptionId, source }, message, clock(), isTooOften),
  })
}
