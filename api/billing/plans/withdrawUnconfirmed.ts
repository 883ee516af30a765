import Stripe from 'stripe'
import { BillingUncertain } from './stripeProblem.ts'
import type { SubscriptionRow } from './subscriptionRow.ts'

/**
 * Withdraws the first invoices that a person has not confirmed, so that a question of the bank that is still open in
 * another window charges nothing. One that is paid in the same moment can't be withdrawn: then its subscription counts.
 */
export const withdrawUnconfirmed = async (
  stripe: Stripe,
  known: readonly SubscriptionRow[],
): Promise<void> => {
  for (const { subscriptionId, status } of known) {
    if (status !== 'incomplete') continue
    const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscriptionId, {
      expand: ['latest_invoice'],
    })
    if (typeof invoice !== 'object' || invoice?.id === undefined) continue
    if (invoice.status === 'paid') throw new BillingUncertain(beingPaid)
    if (invoice.status === 'open') await withdrawn(stripe, invoice.id)
  }
}

const beingPaid =
  'Your first payment is being made in another window. Wait a moment, then look whether your plan is there.'

const withdrawn = async (stripe: Stripe, invoiceId: string): Promise<void> => {
  try {
    await stripe.invoices.voidInvoice(invoiceId)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new BillingUncertain(beingPaid, { cause: error })
    throw error
  }
}
