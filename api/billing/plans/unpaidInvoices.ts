import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type Stripe from 'stripe'
import { z } from 'zod'
import { whyUnpaid } from '../whyUnpaid.ts'

const UnpaidInvoice = z.object({
  invoiceId: z.string(),
  cents: z.coerce.number().int(),
  currency: z.string(),
  reason: z.string(),
})
/** What a team has yet to pay for its subscription, and why the last attempt failed. */
export type UnpaidInvoice = z.infer<typeof UnpaidInvoice>

/** What `noteInvoice` reads: the payment, which says why it failed. */
export const invoiceExpansion = ['payments.data.payment.payment_intent']

/**
 * Keeps an invoice of a subscription while Stripe could not charge it. The first one is left out: its payment fails in
 * front of the person who chooses the plan.
 */
export const noteInvoice = async (
  database: Queryable,
  teamId: TeamId,
  invoice: Stripe.Invoice,
): Promise<void> => {
  const subscription = invoice.parent?.subscription_details?.subscription
  if (subscription === undefined || invoice.billing_reason === 'subscription_create') return
  if (invoice.status !== 'open' || invoice.attempt_count === 0) {
    await database.query('delete from billing.unpaid_invoices where invoice_id = $1', [invoice.id])
    return
  }
  await keepUnpaidInvoice(database, teamId, {
    invoiceId: invoice.id,
    subscriptionId: typeof subscription === 'string' ? subscription : subscription.id,
    cents: invoice.amount_remaining,
    currency: invoice.currency,
    reason: whyUnpaid(paymentOf(invoice)).problem,
  })
}

export const keepUnpaidInvoice = async (
  database: Queryable,
  teamId: TeamId,
  { invoiceId, subscriptionId, cents, currency, reason }: UnpaidInvoice & { readonly subscriptionId: string },
): Promise<void> => {
  await database.query(
    `insert into billing.unpaid_invoices (invoice_id, team_id, subscription_id, cents, currency, reason)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (invoice_id) do update set cents = excluded.cents, reason = excluded.reason`,
    [invoiceId, teamId, subscriptionId, cents, currency, reason],
  )
}

type Payment = Parameters<typeof whyUnpaid>[0]

/** Without a card there may be no payment. */
const paymentOf = ({ payments }: Stripe.Invoice): Payment => {
  const open = payments?.data.find(({ status }) => status === 'open')?.payment.payment_intent
  if (typeof open === 'string') throw new Error(`The payment ${open} was not read with its invoice.`)
  return open ?? { status: 'requires_payment_method', last_payment_error: null }
}

/** The invoices for which Stripe still tries to charge the team: its plan ends if they stay unpaid. */
export const unpaidInvoices = async (
  database: Queryable,
  teamId: TeamId,
): Promise<readonly UnpaidInvoice[]> => {
  const { rows } = await database.query(
    `select u.invoice_id as "invoiceId", u.cents, u.currency, u.reason from billing.unpaid_invoices u
     join billing.subscriptions s on s.team_id = u.team_id and s.subscription_id = u.subscription_id
     where u.team_id = $1 and s.status = 'past_due' order by u.invoice_id`,
    [teamId],
  )
  return z.array(UnpaidInvoice).parse(rows)
}
