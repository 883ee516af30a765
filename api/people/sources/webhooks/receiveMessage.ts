import { hash } from 'node:crypto'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { isStorableText } from '@laurel/ledger/kernel/text.ts'
import { receive } from '../../../delivery/inbox.ts'
import type { MessageOutcome, PartnerMessage } from '../../../partners/partnerMessage.ts'
import {
  type SourceConnection,
  sourceConnectionWith,
  sourceSettingsIn,
} from '../connections/sourceConnections.ts'
import type { PersonSources } from '../openPersonSources.ts'
import { externalIdLengthMax } from '../sourcePerson.ts'
import type { SourceHint, SourceWebhooks } from './port.ts'
import { inboxName, sealMessage } from './storedMessage.ts'
import { type Subscription, secretOf, subscriptionWith } from './subscriptions.ts'

/** People of one message that are followed; the others wait for the schedule. */
const namedMax = 100
/** Everyone is read each night: what is older has been read since. */
const freshMilliseconds = 24 * 60 * 60 * 1_000

/**
 * Takes the message of a source. It is stored as the ids of the people whom it names; nothing else of it is believed.
 * Answers `unknown` where there is no such subscription, and `forged` where the signature is wrong: both store nothing.
 */
export const receiveMessage = async (
  sources: PersonSources,
  { subscriptionId, source }: { readonly subscriptionId: string; readonly source: string },
  message: PartnerMessage,
  now: Instant,
  isTooOften: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<MessageOutcome> => {
  const { database } = sources.store
  const subscription = Identifier.safeParse(subscriptionId).success
    ? await subscriptionWith(database, subscriptionId)
    : undefined
  const webhooks = sources.registry.find(({ name }) => name === source)?.webhooks
  if (!subscription || !webhooks || subscription.source !== source) return { kind: 'unknown' }
  const connection =
    subscription.connectionId === null
      ? undefined
      : await sourceConnectionWith({ database }, subscription.connectionId)
  const secret = secretOf(sources.store, subscription) ?? typedSecret(sources, webhooks, connection)
  if (secret === null) return takeUnsigned(sources, subscription, webhooks, message, isTooOften)
  if (!webhooks.isSigned(message, secret)) return { kind: 'forged' }
  const hint = webhooks.readHint(message)
  if (hint && isFresh(hint, now)) {
    const { account } = hint
    const externalIds = hint.externalIds.filter(isStorableId).slice(0, namedMax)
    if (externalIds.length > 0 && (account === null || isStorableText(account)))
      await receive(database, inboxName, {
        deliveryId: hash('sha256', Buffer.concat([Buffer.from(`${subscriptionId} `), message.body])),
        body: sealMessage(sources.store, { kind: 'hint', subscriptionId, account, externalIds }),
      })
  }
  return { kind: 'received', isSigned: true }
}

/** Until the secret is known, only a handshake has an effect. Others are trials of the partner’s own. */
const takeUnsigned = async (
  sources: PersonSources,
  { subscriptionId }: Subscription,
  webhooks: SourceWebhooks<unknown>,
  message: PartnerMessage,
  isTooOften: () => Promise<boolean>,
): Promise<MessageOutcome> => {
  if (await isTooOften()) return { kind: 'tooOften' }
  const handshake = webhooks.scope === 'app' ? webhooks.readHandshake(message) : null
  if (handshake)
    await receive(sources.store.database, inboxName, {
      deliveryId: hash('sha256', Buffer.concat([Buffer.from(`${subscriptionId} `), message.body])),
      body: sealMessage(sources.store, { kind: 'handshake', subscriptionId, ...handshake }),
    })
  return { kind: 'received', isSigned: false }
}

const typedSecret = (
  { store }: PersonSources,
  webhooks: SourceWebhooks<unknown>,
  connection: SourceConnection | undefined,
): string | null =>
  webhooks.scope === 'typed' && connection && connection.sealedSettings !== null
    ? webhooks.secretIn(sourceSettingsIn(store, connection))
    : null

const isFresh = ({ sentAt }: SourceHint, now: Instant): boolean =>
  sentAt === null || sentAt >= addMilliseconds(now, -freshMilliseconds)

const isStorableId = (id: string): boolean =>
  id !== '' && id.length <= externalIdLengthMax && isStorableText(id)
