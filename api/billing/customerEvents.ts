import { saveCards } from './cards/cardRows.ts'
import { forgetCustomer } from './customerOf.ts'
import type { StripeEventHandler } from './stripe/stripeEventHandler.ts'

/** A customer was deleted at Stripe, with its cards. Its subscriptions report their end themselves. */
export const onCustomerDeleted: StripeEventHandler = async ({ database, billing }, customerId) => {
  const customer = await billing.stripe.customers.retrieve(customerId)
  if (customer.deleted !== true) return
  const teamId = await forgetCustomer(database, customerId)
  if (teamId !== undefined) await saveCards(database, teamId, [])
}
