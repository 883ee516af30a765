import { hash } from 'node:crypto'
import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { isStorableText } from '@laurel/ledger/kernel/text.ts'
import { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { JobHandler } from '../../delivery/handler.ts'
import { handleInbox, receive } from '../../delivery/inbox.ts'
import { done } from '../../delivery/outcome.ts'
import type { MessageOutcome } from '../../partners/partnerMessage.ts'
import type { Connection, VendorConnections } from '../vendors/connections/vendorConnections.ts'
import type { WebhookHint, WebhookRequest } from '../vendors/port.ts'
import { lookSoon } from './lookSoon.ts'

const source = 'vendors'

/** What is kept of a message: which order it is about. Nothing else of it is believed, and nothing else is stored. */
const StoredHint = z.strictObject({
  teamId: TeamId,
  vendor: VendorName,
  handle: z.string().max(200).nullable(),
  vendorOrderId: z.string().max(200).nullable(),
})

/** Hints of one message that are followed; a vendor that batches more is looked at on schedule. */
const hintsMax = 100

/**
 * Takes the message of a vendor, once for each event in it. Answers `unknown` where there is no such connection or the
 * vendor sends no messages, and `forged` where the signature is wrong; both store nothing.
 */
export const receiveMessage = async (
  { database, connections }: HintDependencies,
  { connectionId, vendor }: { readonly connectionId: string; readonly vendor: string },
  request: WebhookRequest,
  isTooOften: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<MessageOutcome> => {
  const connection = await connections.connectionWith(connectionId)
  const webhook = connection?.client.webhook
  if (!connection || connection.name !== vendor || !webhook) return { kind: 'unknown' }
  if (!(await webhook.verify(request))) return { kind: 'forged' }
  const isSigned = webhook.isUnsigned !== true
  if (!isSigned && (await isTooOften())) return { kind: 'tooOften' }
  for (const hint of webhook.hintsOf(request).slice(0, hintsMax)) await store(database, connection, hint)
  return { kind: 'received', isSigned }
}

export type HintDependencies = {
  readonly database: Queryable
  readonly connections: Pick<VendorConnections, 'connectionWith'>
}

const store = async (
  database: Queryable,
  { connectionId, teamId, name: vendor }: Connection,
  { eventId, handle, vendorOrderId }: WebhookHint,
): Promise<void> => {
  const hint = StoredHint.safeParse({ teamId, vendor, handle, vendorOrderId })
  // Of no order of this product: its ids have another form.
  if (!hint.success || ![handle, vendorOrderId].every(id => id === null || isStorableText(id))) return
  await receive(database, source, {
    deliveryId: hash('sha256', JSON.stringify([connectionId, eventId, handle, vendorOrderId])),
    body: JSON.stringify(hint.data),
    owner: teamId,
  })
}

/** Looks at the orders that messages are about. */
export const hintHandler = (dependencies: {
  readonly database: Queryable
  readonly clock: () => Instant
}): JobHandler =>
  handleInbox(dependencies.database, source, async ({ body }) => {
    const { handle, vendorOrderId, ...place } = StoredHint.parse(JSON.parse(body))
    await lookSoon(dependencies, place, { handle, vendorOrderId })
    return done
  })
