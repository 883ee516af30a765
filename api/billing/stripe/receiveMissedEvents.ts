import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { eventHandlers } from './eventHandlers.ts'
import type { StripeBilling } from './openStripe.ts'
import { keepStripeEvent } from './receiveStripeEvent.ts'
import { StripeEvent } from './stripeEvent.ts'

type Dependencies = { readonly database: Queryable; readonly billing: Pick<StripeBilling, 'stripe'> }

/** Stripe lists an event some seconds after its time, and its clock can differ from ours. */
const overlapMilliseconds = 2 * 60 * 60_000
/** Stripe keeps events for 30 days. */
const keptMilliseconds = 29 * 24 * 60 * 60_000
/** Stripe takes this many types in one request. */
const typesMax = 20

/**
 * Receives the events that no webhook delivered: the endpoint was away, or was set up later. An event is kept once,
 * whether a webhook brought it or this.
 */
export const receiveMissedEvents = async (
  { database, billing }: Dependencies,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const since = await eventsReadUntil(database)
  const from = addMilliseconds(now, -keptMilliseconds)
  const start = since === undefined ? from : addMilliseconds(since, -overlapMilliseconds)
  const created = { gte: Math.floor(Date.parse(start > from ? start : from) / 1000) }
  const types = Object.keys(eventHandlers)
  for (let first = 0; first < types.length; first += typesMax) {
    const listed = billing.stripe.events.list({
      created,
      types: types.slice(first, first + typesMax),
      limit: 100,
    })
    for await (const event of listed) {
      if (signal.aborted) return
      await keepStripeEvent(database, StripeEvent.parse(event))
    }
  }
  await database.query(
    `insert into billing.events_read (only_row, read_until) values (true, $1)
     on conflict (only_row) do update set read_until = excluded.read_until`,
    [now],
  )
}

const Read = z.array(z.object({ readUntil: z.date() }))

const eventsReadUntil = async (database: Queryable): Promise<Instant | undefined> => {
  const { rows } = await database.query('select read_until as "readUntil" from billing.events_read')
  return Read.parse(rows)[0]?.readUntil.toISOString()
}
