import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { enqueue } from '../../../delivery/enqueue.ts'
import { handle, type JobHandler } from '../../../delivery/handler.ts'
import { defineJob, newJob } from '../../../delivery/job.ts'
import { done, failed } from '../../../delivery/outcome.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import {
  hasOtherConnections,
  type SourceConnection,
  sourceConnectionWith,
} from '../connections/sourceConnections.ts'
import type { PersonSources } from '../openPersonSources.ts'
import { SourceRefused } from '../sourceTrouble.ts'
import type { SourceWebhooks } from './port.ts'
import {
  addressOfSubscription,
  deleteSubscription,
  ensureSubscription,
  keepSubscribed,
  type Subscription,
  subscriptionOf,
} from './subscriptions.ts'

const subscribeJob = defineJob({
  name: 'sources.subscribe',
  payload: z.strictObject({ connectionId: z.uuid() }),
})

/** Asks for the messages of a source, after a connection was made or changed. */
export const oweSubscription = async (
  database: Queryable,
  { connectionId, teamId, changedAt }: Pick<SourceConnection, 'connectionId' | 'teamId' | 'changedAt'>,
  now: Instant,
): Promise<void> => {
  const order = { key: `sources.subscribe ${connectionId} ${changedAt}`, owner: teamId }
  await enqueue(database, [newJob(subscribeJob, { connectionId }, order)], now)
}

/** Asks partners for their messages. Without them, people are read on schedule. */
export const subscribeHandler = (sources: PersonSources): JobHandler =>
  handle(subscribeJob, async ({ payload: { connectionId }, signal }) => {
    const connection = await sourceConnectionWith(sources.store, connectionId)
    const webhooks = connection && webhooksOf(sources, connection)
    if (!connection || connection.sealedSettings === null || !webhooks) return done
    try {
      await subscribe(sources, connection, webhooks, signal)
      return done
    } catch (error) {
      // The partner does not let Laurel: the schedule reads the people.
      if (error instanceof SourceRefused) return { ...done, note: error.message }
      if (error instanceof VendorUncertain && !signal.aborted) return failed(error.message)
      throw error
    }
  })

const subscribe = async (
  sources: PersonSources,
  connection: SourceConnection,
  webhooks: SourceWebhooks<unknown>,
  signal: AbortSignal,
): Promise<void> => {
  const subscription = await ensureSubscription(sources.store.database, subjectOf(connection, webhooks))
  const address = addressOfSubscription(sources.origin, subscription)
  switch (webhooks.scope) {
    case 'typed':
      return
    case 'app':
      // One takes the messages of all companies.
      if (subscription.sealedSecret === null)
        await webhooks.begin(address, sources.surroundingsOf(connection.source), signal)
      return
    case 'connection': {
      const subscribed = await sources.clientOf(connection).subscription?.begin(address, signal)
      if (subscribed) await keepSubscribed(sources.store, subscription, subscribed)
    }
  }
}

/**
 * Ends the messages to a connection that is about to end. A partner that does not answer sends to an address that is
 * unknown from now on.
 */
export const unsubscribe = async (
  sources: PersonSources,
  connection: SourceConnection,
  signal: AbortSignal,
): Promise<void> => {
  const webhooks = webhooksOf(sources, connection)
  if (!webhooks || connection.sealedSettings === null) return
  const { database } = sources.store
  const subscription = await subscriptionOf(database, subjectOf(connection, webhooks))
  if (!subscription) return
  if (webhooks.scope === 'app' && (await hasOtherConnections({ database }, connection))) return
  try {
    await end(sources, connection, webhooks, subscription, signal)
  } catch (error) {
    if (!(error instanceof VendorUncertain) && !signal.aborted) throw error
  }
  await deleteSubscription(database, subscription.subscriptionId)
}

const end = async (
  sources: PersonSources,
  connection: SourceConnection,
  webhooks: SourceWebhooks<unknown>,
  { externalId }: Subscription,
  signal: AbortSignal,
): Promise<void> => {
  if (externalId === null) return
  if (webhooks.scope === 'app')
    await webhooks.end(externalId, sources.surroundingsOf(connection.source), signal)
  if (webhooks.scope === 'connection')
    await sources.clientOf(connection).subscription?.end(externalId, signal)
}

const subjectOf = ({ source, connectionId }: SourceConnection, { scope }: SourceWebhooks<unknown>) => ({
  source,
  connectionId: scope === 'app' ? null : connectionId,
})

const webhooksOf = (
  { registry }: PersonSources,
  { source }: SourceConnection,
): SourceWebhooks<unknown> | undefined => registry.find(({ name }) => name === source)?.webhooks
