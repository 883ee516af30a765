import { randomUUID } from 'node:crypto'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { SourceStore } from '../connections/sourceConnections.ts'
import { SourceName } from '../sourceNames.ts'
import type { Subscribed } from './port.ts'

const Row = z
  .object({
    subscription_id: z.uuid(),
    source: SourceName,
    connection_id: z.uuid().nullable(),
    external_id: z.string().nullable(),
    secret: z.string().nullable(),
  })
  .transform(row => ({
    subscriptionId: row.subscription_id,
    source: row.source,
    /** Null for one that takes the messages of all connections. */
    connectionId: row.connection_id,
    externalId: row.external_id,
    sealedSecret: row.secret,
  }))
export type Subscription = z.infer<typeof Row>

const columns = 'subscription_id, source, connection_id, external_id, secret'

type Subject = { readonly source: SourceName; readonly connectionId: string | null }

const ensure = prepared(
  `insert into sources.subscriptions (subscription_id, source, connection_id) values ($1, $2, $3)
   on conflict (source, connection_id) do update set source = excluded.source returning ${columns}`,
)
/** The subscription of a connection, or of all of a source; its id is made once. */
export const ensureSubscription = async (
  database: Queryable,
  { source, connectionId }: Subject,
): Promise<Subscription> => {
  const [row] = z.array(Row).parse((await database.query(ensure, [randomUUID(), source, connectionId])).rows)
  if (!row) throw new Error(`There is no subscription of ${source}.`)
  return row
}

const byId = prepared(`select ${columns} from sources.subscriptions where subscription_id = $1`)
export const subscriptionWith = async (
  database: Queryable,
  subscriptionId: string,
): Promise<Subscription | undefined> =>
  z.array(Row).parse((await database.query(byId, [subscriptionId])).rows)[0]

const bySubject = prepared(
  `select ${columns} from sources.subscriptions where source = $1 and connection_id is not distinct from $2`,
)
export const subscriptionOf = async (
  database: Queryable,
  { source, connectionId }: Subject,
): Promise<Subscription | undefined> =>
  z.array(Row).parse((await database.query(bySubject, [source, connectionId])).rows)[0]

const ofConnections = prepared(
  `select ${columns} from sources.subscriptions where connection_id = any ($1::uuid[])`,
)
export const subscriptionsOf = async (
  database: Queryable,
  connectionIds: readonly string[],
): Promise<readonly Subscription[]> =>
  z.array(Row).parse((await database.query(ofConnections, [[...connectionIds]])).rows)

/** What sealed secrets belong to: a row that is copied to another subscription does not open. */
const ownerOf = ({ subscriptionId }: Pick<Subscription, 'subscriptionId'>): string =>
  `subscription ${subscriptionId}`

export const keepSubscribed = async (
  { database, cipher }: SourceStore,
  subscription: Subscription,
  { externalId, secret }: Subscribed,
): Promise<void> => {
  await database.query(
    'update sources.subscriptions set external_id = $2, secret = $3 where subscription_id = $1',
    [subscription.subscriptionId, externalId, cipher.seal(secret, ownerOf(subscription))],
  )
}

export const secretOf = (
  { cipher }: Pick<SourceStore, 'cipher'>,
  subscription: Subscription,
): string | null =>
  subscription.sealedSecret === null ? null : cipher.open(subscription.sealedSecret, ownerOf(subscription))

export const deleteSubscription = async (database: Queryable, subscriptionId: string): Promise<void> => {
  await database.query('delete from sources.subscriptions where subscription_id = $1', [subscriptionId])
}

/** Where the partner sends messages to. */
export const addressOfSubscription = (
  origin: string,
  { source, subscriptionId }: Pick<Subscription, 'source' | 'subscriptionId'>,
): string => `${origin}/webhooks/sources/${source}/${subscriptionId}`
