import type { JobHandler } from '../../../delivery/handler.ts'
import { handleInbox } from '../../../delivery/inbox.ts'
import { done, failed, type Outcome } from '../../../delivery/outcome.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { connectionsOfAccount, sourceConnectionWith } from '../connections/sourceConnections.ts'
import type { SourceDependencies } from '../runs/sourceDependencies.ts'
import { SourceRefused } from '../sourceTrouble.ts'
import { followHints, noteHints } from './hints.ts'
import { inboxName, openMessage, type StoredMessage } from './storedMessage.ts'
import { keepSubscribed, type Subscription, subscriptionWith } from './subscriptions.ts'

type Dependencies = Pick<SourceDependencies, 'database' | 'sources' | 'clock'>

/** Reads the people whom messages of sources name, and confirms handshakes. */
export const sourceMessageHandler = (dependencies: Dependencies): JobHandler =>
  handleInbox(dependencies.database, inboxName, async ({ body, signal }) => {
    const message = openMessage(dependencies.sources.store, body)
    const subscription = await subscriptionWith(dependencies.database, message.subscriptionId)
    if (!subscription) return { ...done, note: 'The subscription is gone.' }
    return message.kind === 'hint'
      ? follow(dependencies, subscription, message)
      : confirm(dependencies, subscription, message, signal)
  })

type Hint = Extract<StoredMessage, { readonly kind: 'hint' }>
type Handshake = Extract<StoredMessage, { readonly kind: 'handshake' }>

const follow = async (
  { database, clock }: Dependencies,
  { source, connectionId }: Subscription,
  { account, externalIds }: Hint,
): Promise<Outcome> => {
  const named = connectionId === null ? undefined : await sourceConnectionWith({ database }, connectionId)
  const connections =
    connectionId === null && account !== null
      ? await connectionsOfAccount({ database }, source, account)
      : [named ?? []].flat()
  for (const connection of connections) {
    // The first run, which an administrator asks for, reads everyone.
    if (connection.fullAt === null) continue
    await noteHints(database, connection, externalIds, clock())
    await followHints(database, connection.connectionId, clock())
  }
  return done
}

const confirm = async (
  { sources }: Dependencies,
  subscription: Subscription,
  { externalId, secret }: Handshake,
  signal: AbortSignal,
): Promise<Outcome> => {
  const webhooks = sources.registry.find(({ name }) => name === subscription.source)?.webhooks
  if (webhooks?.scope !== 'app') return { ...done, note: 'The source has no handshake.' }
  if (subscription.sealedSecret !== null) return { ...done, note: 'The subscription is confirmed.' }
  try {
    await webhooks.confirm({ externalId, secret }, sources.surroundingsOf(subscription.source), signal)
  } catch (error) {
    if (error instanceof SourceRefused) return { ...done, note: error.message }
    if (error instanceof VendorUncertain && !signal.aborted) return failed(error.message)
    throw error
  }
  await keepSubscribed(sources.store, subscription, { externalId, secret })
  return done
}
