import { endSubscription } from '../billing/subscriptionPayments.ts'
import { rowIn } from '../http/lists.ts'
import { missing } from '../http/refusal.ts'
import { showCustomer } from '../objects/customer.ts'
import { showPaymentMethod } from '../objects/paymentMethod.ts'
import type { CustomerRow, PaymentMethodRow } from '../state/paymentRows.ts'
import type { World } from '../world.ts'

/** A customer that exists: one that was deleted can be read, and takes part in nothing. */
export const liveCustomer = ({ state }: World, id: string, param = 'id'): CustomerRow => {
  const row = rowIn(state.customers, 'customer', id, param)
  if (row.isDeleted) throw missing('customer', id, param)
  return row
}

/** Removes a card from its customer, for good: it can't be used again. */
export const detachCard = ({ state, emit }: World, row: PaymentMethodRow): void => {
  const { customer } = row
  row.customer = null
  row.isDetached = true
  for (const each of [...Object.values(state.customers), ...Object.values(state.subscriptions)])
    if (each.defaultPaymentMethod === row.id) each.defaultPaymentMethod = null
  emit('payment_method.detached', showPaymentMethod(row), { customer })
}

/** Deletes a customer: subscriptions end at once, and cards are removed. */
export const deleteCustomer = (world: World, row: CustomerRow): void => {
  const { state, emit } = world
  for (const subscription of Object.values(state.subscriptions))
    if (subscription.customer === row.id && subscription.endedAt === null)
      endSubscription(world, subscription, 'cancellation_requested')
  for (const method of Object.values(state.paymentMethods))
    if (method.customer === row.id) detachCard(world, method)
  emit('customer.deleted', showCustomer(row))
  row.isDeleted = true
}
