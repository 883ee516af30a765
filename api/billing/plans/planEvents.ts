import type Stripe from 'stripe'
import { teamOfCustomer } from '../customerOf.ts'
import type { StripeEventDependencies, StripeEventHandler } from '../stripe/stripeEventHandler.ts'
import { readSubscriptionAgain } from './recordSubscription.ts'

type Owner = string | Stripe.Customer | Stripe.DeletedCustomer | null

/** Brings the plan of the team in step with all of its subscriptions, so that the order of events does not matter. */
const bringInStep = async (dependencies: StripeEventDependencies, owner: Owner): Promise<void> => {
  if (owner === null) return
  const teamId = await teamOfCustomer(dependencies.database, typeof owner === 'string' ? owner : owner.id)
  if (teamId !== undefined) await readSubscriptionAgain(dependencies, teamId)
}

/** A subscription began, changed or ended. */
export const onSubscription: StripeEventHandler = async (dependencies, subscriptionId) =>
  bringInStep(
    dependencies,
    (await dependencies.billing.stripe.subscriptions.retrieve(subscriptionId)).customer,
  )

/** An invoice was paid, or could not be: the subscription behind it may have another state. */
export const onInvoice: StripeEventHandler = async (dependencies, invoiceId) =>
  bringInStep(dependencies, (await dependencies.billing.stripe.invoices.retrieve(invoiceId)).customer)
