import { showSubscription } from '../objects/subscription.ts'
import type { InvoiceRow, SubscriptionRow } from '../state/billingRows.ts'
import type { World } from '../world.ts'

const emitUpdate = (world: World, row: SubscriptionRow, previous: Readonly<Record<string, unknown>>): void =>
  world.emit('customer.subscription.updated', showSubscription(row, world.state), previous)

const setStatus = (world: World, row: SubscriptionRow, status: SubscriptionRow['status']): void => {
  if (row.status === status) return
  const previous = { status: row.status }
  row.status = status
  emitUpdate(world, row, previous)
}

const isPaidFor = ({ state }: World, row: SubscriptionRow): boolean =>
  !Object.values(state.invoices).some(
    ({ subscription, status }) =>
      subscription === row.id && (status === 'open' || status === 'uncollectible'),
  )

/** A paid invoice makes its subscription active again, once nothing else is open. */
export const subscriptionWasPaid = (world: World, invoice: InvoiceRow, method: string | null): void => {
  const row = world.state.subscriptions[invoice.subscription ?? '']
  if (!row) return
  if (row.savesDefaultPaymentMethod && method !== null) row.defaultPaymentMethod = method
  const waits = row.status === 'incomplete' || row.status === 'past_due' || row.status === 'unpaid'
  if (waits && isPaidFor(world, row)) setStatus(world, row, 'active')
  const customer = world.state.customers[invoice.customer]
  if (customer) customer.isDelinquent = !isPaidFor(world, row)
}

export const subscriptionWasNotPaid = (world: World, invoice: InvoiceRow, isLastAttempt: boolean): void => {
  const row = world.state.subscriptions[invoice.subscription ?? '']
  if (!row) return
  if (row.status === 'active' || row.status === 'trialing') setStatus(world, row, 'past_due')
  const customer = world.state.customers[invoice.customer]
  if (customer) customer.isDelinquent = true
  if (isLastAttempt) endSubscription(world, row, 'payment_failed')
}

/** Ends a subscription now. */
export const endSubscription = (
  world: World,
  row: SubscriptionRow,
  reason: 'cancellation_requested' | 'payment_failed',
): void => {
  row.status = 'canceled'
  row.endedAt = world.now()
  row.canceledAt ??= world.now()
  row.cancellationReason = reason
  for (const invoice of Object.values(world.state.invoices))
    if (invoice.subscription === row.id) {
      invoice.advancesItself = false
      invoice.nextAttemptAt = null
    }
  world.emit('customer.subscription.deleted', showSubscription(row, world.state))
}

/** The first invoice was not paid in time. */
export const expireSubscription = (world: World, row: SubscriptionRow): void => {
  row.endedAt = world.now()
  setStatus(world, row, 'incomplete_expired')
}
