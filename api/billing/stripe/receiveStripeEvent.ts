import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type Stripe from 'stripe'
import type { JobHandler } from '../../delivery/handler.ts'
import { handleInbox, receive } from '../../delivery/inbox.ts'
import { done } from '../../delivery/outcome.ts'
import { eventHandlers } from './eventHandlers.ts'
import type { StripeBilling } from './openStripe.ts'
import { StripeEvent } from './stripeEvent.ts'
import type { StripeEventDependencies, StripeEventHandler } from './stripeEventHandler.ts'
import { whileAway } from './whileAway.ts'

const source = 'stripe'

type Handlers = Readonly<Record<string, StripeEventHandler>>

export type ReceivingDependencies = {
  readonly database: Queryable
  readonly billing: Pick<StripeBilling, 'stripe' | 'webhookSecrets'>
  /** Left out, `eventHandlers`. */
  readonly handlers?: Handlers
}

export type ReceivedStripeEvent = 'received' | 'forged' | 'unreadable'

/**
 * Stores an event of Stripe, once. An event whose signature is wrong or older than five minutes is `forged`: Stripe
 * signs each repeat at its own time.
 */
export const receiveStripeEvent = async (
  { database, billing, handlers = eventHandlers }: ReceivingDependencies,
  { body, signature }: { readonly body: Buffer; readonly signature: string },
): Promise<ReceivedStripeEvent> => {
  const isSigned = billing.webhookSecrets.some(secret =>
    isSignedWith(billing.stripe, secret, body, signature),
  )
  if (!isSigned) return 'forged'
  const event = StripeEvent.safeParse(jsonIn(body))
  if (!event.success) return 'unreadable'
  if (Object.hasOwn(handlers, event.data.type)) await keepStripeEvent(database, event.data)
  return 'received'
}

/** Keeps an event for its turn, once. */
export const keepStripeEvent = async (database: Queryable, event: StripeEvent): Promise<void> => {
  await receive(database, source, {
    deliveryId: event.id,
    body: JSON.stringify(event),
    // The object is read at its turn, so that the last of several events shows its last state.
    lane: `stripe:${event.data.object.id}`,
  })
}

const isSignedWith = ({ webhooks }: Stripe, secret: string, body: Buffer, header: string): boolean => {
  if (!webhooks.signature) throw new Error('This build of the SDK of Stripe checks no signatures.')
  try {
    return webhooks.signature.verifyHeader(body, header, secret)
  } catch {
    return false
  }
}

const jsonIn = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/** Acts on the events of Stripe that were received. */
export const stripeEventJob = (
  dependencies: StripeEventDependencies,
  handlers: Handlers = eventHandlers,
): JobHandler =>
  handleInbox(dependencies.database, source, async ({ body }) => {
    const event = StripeEvent.parse(JSON.parse(body))
    const handler = Object.hasOwn(handlers, event.type) ? handlers[event.type] : undefined
    return whileAway(dependencies.clock, async () => {
      await handler?.(dependencies, event.data.object.id, event)
      return done
    })
  })
