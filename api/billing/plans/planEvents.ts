import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type Stripe from 'stripe'
import { teamOfCustomer } from '../customerOf.ts'
import type { StripeEventDependencies, StripeEventHandler } from '../stripe/stripeEventHandler.ts'
import { readSubscriptionAgain } from './recordSubscription.ts'
import { invoiceExpansion, noteInvoice } from './unpaidInvoices.ts'

type Owner = string | Stripe.Customer | Stripe.DeletedCustomer | null

const teamOf = async (
  { database }: Pick<StripeEventDependencies, 'database'>,
  owner: Owner,
): Promise<TeamId | undefined> =>
  owner === null ? undefined : teamOfCustomer(database, typeof owner === 'string' ? owner : owner.id)

/**
 * A subscription began, changed or ended. The plan of the team is brought in step with all of its subscriptions, so that
 * the order of events does not matter.
 */
export const onSubscription: StripeEventHandler = async (dependencies, subscriptionId) => {
  const { customer } = await dependencies.billing.stripe.subscriptions.retrieve(subscriptionId)
  const teamId = await teamOf(dependencies, customer)
  if (teamId !== undefined) await readSubscriptionAgain(dependencies, teamId)
}

/** An invoice was paid or withdrawn, or could not be charged: the subscription behind it may have another state. */
export const onInvoice: StripeEventHandler = async (dependencies, invoiceId) => {
  const { database, billing } = dependencies
  const invoice = await billing.stripe.invoices.retrieve(invoiceId, { expand: invoiceExpansion })
  const teamId = await teamOf(dependencies, invoice.customer)
  if (teamId === undefined) return
  await noteInvoice(database, teamId, invoice)
  await readSubscriptionAgain(dependencies, teamId)
}
