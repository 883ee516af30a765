import type { Invoice } from '@laurel/contract/billing/invoices.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type Stripe from 'stripe'
import { knownCustomerOf } from '../customerOf.ts'
import { instantOfSeconds } from '../plans/subscriptionRow.ts'
import type { StripeBilling } from '../stripe/openStripe.ts'

type Dependencies = { readonly database: Queryable; readonly billing: Pick<StripeBilling, 'stripe'> }

const invoicesMax = 100

/** The invoices of a team as Stripe has them, the newest first. Drafts are not final, and void ones count nothing. */
export const listInvoices = async (
  { database, billing }: Dependencies,
  teamId: TeamId,
): Promise<{ readonly open: Invoice[]; readonly paid: Invoice[] }> => {
  const customer = await knownCustomerOf(database, teamId)
  if (customer === undefined) return { open: [], paid: [] }
  const { data } = await billing.stripe.invoices.list({ customer, limit: invoicesMax })
  const of = (statuses: readonly Stripe.Invoice['status'][]) =>
    data.filter(({ status }) => statuses.includes(status)).map(invoiceOf)
  return { open: of(['open', 'uncollectible']), paid: of(['paid']) }
}

const invoiceOf = (invoice: Stripe.Invoice): Invoice => ({
  id: invoice.id ?? '',
  created: instantOfSeconds(invoice.created),
  total: invoice.total,
  currency: invoice.currency,
  number: invoice.number,
  paid: invoice.status === 'paid',
  invoice_pdf: invoice.invoice_pdf ?? null,
  payment_url: invoice.status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
})
