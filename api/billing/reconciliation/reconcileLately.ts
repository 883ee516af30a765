import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { CustomerDependencies } from '../customerOf.ts'
import { paymentsOfStripe } from './paymentsOfStripe.ts'
import { type OrdersDependencies, reconcileOrders } from './reconcileOrders.ts'
import { reconcilePayments } from './reconcilePayments.ts'

/** What a webhook may bring late is compared again on each of these days. */
const comparedMilliseconds = 3 * 24 * 60 * 60_000
/** Webhooks of the last hour may still be on their way. */
const graceMilliseconds = 60 * 60_000
const dayLength = '2026-11-20'.length

/** Compares the payments of the last days with Stripe. */
export const reconcileLately = async (
  dependencies: CustomerDependencies & { readonly log: Pick<EventLog, 'head'> },
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const from = `${addMilliseconds(now, -comparedMilliseconds).slice(0, dayLength)}T00:00:00.000Z`
  const period = { from, until: addMilliseconds(now, -graceMilliseconds) }
  await reconcilePayments({ ...dependencies, provider: paymentsOfStripe(dependencies) }, period, now, signal)
}

const dayMilliseconds = 24 * 60 * 60_000

/** A payout that was not claimed, or that was reversed, comes back within this time. */
const payoutWeeks = 6

/**
 * Compares the orders of a week with their vendors, and each earlier payout once a week. Orders of the last day are left out:
 * their vendors may not know them yet.
 */
export const reconcileOrdersLately = async (
  dependencies: OrdersDependencies,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const until = addMilliseconds(now, -dayMilliseconds)
  const weekMilliseconds = 7 * dayMilliseconds
  const payoutsOf = Array.from({ length: payoutWeeks }, (_, week) => {
    const end = addMilliseconds(until, -(week + 1) * weekMilliseconds)
    return { from: addMilliseconds(end, -dayMilliseconds), until: end }
  })
  const period = { from: addMilliseconds(until, -weekMilliseconds), until, payoutsOf }
  await reconcileOrders(dependencies, period, now, signal)
}
