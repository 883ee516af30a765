import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { outgoingEventAt } from '@laurel/projections/developers/outgoingEvents/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRow } from '@laurel/projections/engine/querying/rows.ts'
import type { TokenCipher } from '../../access/tokenCipher.ts'
import { handle, type JobHandler } from '../../delivery/handler.ts'
import { dead, done, later, type Outcome } from '../../delivery/outcome.ts'
import { cloudEventOf, testEventOf } from '../outgoingEvents/cloudEventOf.ts'
import { webhookDelivery } from './deliveryJob.ts'
import { type DeliveryRow, deliveryWith } from './deliveryRows.ts'
import { noteAttempt } from './noteAttempt.ts'
import { type Posted, postPublicly } from './postPublicly.ts'
import { pauseAfter } from './retryPauses.ts'
import { signedHeaders } from './signing.ts'
import { signingSecrets, WebhookRow, webhookColumns } from './webhookRows.ts'

export type DeliveryDependencies = {
  readonly database: Queryable
  readonly cipher: TokenCipher
  readonly clock: () => Instant
  readonly origin: string
  /** Whether webhooks may lead to this machine, for development. */
  readonly allowsLocalhost: boolean
}

const dayMilliseconds = 24 * 60 * 60 * 1000
const attemptMilliseconds = 20_000
const gone = 410

/** Sends an event to a webhook, and notes how it went. */
export const deliveryHandler = (dependencies: DeliveryDependencies): JobHandler =>
  handle(
    webhookDelivery,
    ({ payload, signal }) => deliver(dependencies, payload.deliveryId, signal),
    // Half of the places at most: slow receivers must not keep other work waiting.
    { attemptMilliseconds, atOnceMax: 5 },
  )

const deliver = async (
  dependencies: DeliveryDependencies,
  deliveryId: string,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { database, clock } = dependencies
  const delivery = await deliveryWith(database, deliveryId)
  if (delivery?.state !== 'waiting') return done
  const webhook = await readRow(
    database,
    WebhookRow,
    `select ${webhookColumns('w')} from developers.webhooks w where w.webhook_id = $1`,
    [delivery.webhookId],
  )
  if (!webhook) return done
  // Its events wait in their order until an administrator switches it on.
  if (webhook.disabledReason) return later(addMilliseconds(clock(), dayMilliseconds), 'The webhook is off.')
  const posted = await post(dependencies, webhook, delivery, signal)
  const number = delivery.attempts + 1
  const isTest = delivery.position === null
  const pause = isTest ? undefined : pauseAfter(number - delivery.attemptsBefore)
  const nextAt =
    posted.problem === null || pause === undefined || posted.status === gone
      ? null
      : addMilliseconds(clock(), pause)
  await noteAttempt(database, delivery, { ...posted, number, at: clock(), nextAt, isTest })
  if (posted.problem === null || isTest || posted.status === gone) return done
  return nextAt === null ? dead(posted.problem) : later(nextAt, posted.problem)
}

const post = async (
  { database, cipher, clock, origin, allowsLocalhost }: DeliveryDependencies,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  signal: AbortSignal,
): Promise<Posted> => {
  const body = await payloadOf(database, delivery, { origin, includesMessages: webhook.includesMessages })
  const text = JSON.stringify(body)
  const at = clock()
  const headers = {
    'content-type': 'application/cloudevents+json; charset=utf-8',
    'user-agent': 'Laurel-Webhooks/1',
    ...signedHeaders({ id: delivery.eventId, at, body: text }, signingSecrets(cipher, webhook, at)),
  }
  return postPublicly({ url: webhook.url, headers, body: text, signal, allowsLocalhost })
}

/** What a delivery sends, from the rows of now: texts that were erased are not sent. */
export const payloadOf = async (
  database: Queryable,
  delivery: DeliveryRow,
  { origin, includesMessages }: { readonly origin: string; readonly includesMessages: boolean },
) => {
  const { position, teamId, webhookId, eventId, createdAt } = delivery
  if (position === null) return testEventOf({ id: eventId, teamId, webhookId, at: createdAt }, origin)
  const event = await outgoingEventAt(database, teamId, position)
  if (!event) throw new Error(`The event at ${position} is not in the read model.`)
  return cloudEventOf(event, { origin, includesMessages })
}
