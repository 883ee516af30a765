import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import type { TestApi } from '../../testing/testApi.ts'
import { eventHandlers } from '../stripe/eventHandlers.ts'
import type { StripeBilling } from '../stripe/openStripe.ts'
import { StripeEvent } from '../stripe/stripeEvent.ts'

/** Hands events of Stripe over in this order, as the inbox does. */
export const deliverEvents = async (
  { ledger, log, database, clock, shown }: TestApi,
  billing: StripeBilling,
  events: readonly unknown[],
): Promise<void> => {
  const dependencies = {
    ledger,
    log,
    settle: (recorded: Parameters<typeof settle>[1]) => settle(ledger, recorded),
    database,
    billing,
    clock: () => instantOf(clock.now),
  }
  for (const sent of events) {
    const event = StripeEvent.parse(sent)
    await eventHandlers[event.type]?.(dependencies, event.data.object.id, event)
  }
  await shown(await log.head())
}
