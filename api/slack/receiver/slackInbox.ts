import { hash } from 'node:crypto'
import { isStorableText } from '@laurel/ledger/kernel/text.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { TokenCipher } from '../../access/tokenCipher.ts'
import type { ClaimedJob } from '../../delivery/claim.ts'
import type { JobHandler } from '../../delivery/handler.ts'
import { handleInbox, receiveNow } from '../../delivery/inbox.ts'
import type { Outcome } from '../../delivery/outcome.ts'
import { parseBody, type SlackBody } from './parseBody.ts'

/** A Slack request as it is stored: encrypted, because it contains what people write. */
const StoredRequest = z.strictObject({
  rawBody: z.string(),
  contentType: z.string().optional(),
  retryNum: z.number().optional(),
  retryReason: z.string().optional(),
})
export type StoredRequest = z.infer<typeof StoredRequest>

export type SlackInbox = {
  /** Stores a request and its job, claimed by this process. */
  store(deliveryId: string, request: StoredRequest): Promise<ClaimedJob | 'duplicate'>
  handler(work: (request: StoredRequest, delivery: StoredDelivery) => Promise<Outcome>): JobHandler
}

export type StoredDelivery = { readonly deliveryId: string; readonly receivedAt: string }

const source = 'slack'
const attemptsMax = 5
/** A server that is killed again and again must not use up the attempts of what people asked for. */
const interruptedMax = 30

const ownerOf = (deliveryId: string): string => `slack delivery ${deliveryId}`

/** Stores Slack requests before they are acknowledged, and processes each of them once. */
export const createSlackInbox = (database: Queryable, cipher: TokenCipher): SlackInbox => ({
  store: (deliveryId, request) =>
    receiveNow(database, source, {
      deliveryId,
      body: cipher.seal(JSON.stringify(request), ownerOf(deliveryId)),
    }),
  handler: work =>
    handleInbox(
      database,
      source,
      ({ deliveryId, receivedAt, body }) =>
        work(StoredRequest.parse(JSON.parse(cipher.open(body, ownerOf(deliveryId)))), {
          deliveryId,
          receivedAt,
        }),
      { attemptsMax, interruptedMax },
    ),
})

/** A value that is no id of Slack counts as none. */
const DeliveryId = z.string().min(1).max(100).refine(isStorableText).optional().catch(undefined)
const Identified = z.object({ event_id: DeliveryId, trigger_id: DeliveryId })

/** Slack's own id of a delivery, which a retry repeats. Requests without an id are identified by a hash. */
export const deliveryIdOf = (body: SlackBody, rawBody: Buffer): string => {
  const { event_id: eventId, trigger_id: triggerId } = Identified.parse(body)
  const isEvent = body.type === 'event_callback'
  return (isEvent ? eventId : triggerId) ?? `sha256 ${hash('sha256', rawBody)}`
}

export const bodyOf = ({ rawBody, contentType }: StoredRequest): SlackBody => {
  const body = parseBody(Buffer.from(rawBody), contentType)
  if (body === undefined) throw new Error('A stored request of Slack has no body that can be read.')
  return body
}
