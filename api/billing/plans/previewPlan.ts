import { isToMonthly } from '@laurel/contract/billing/planChoice.ts'
import { planTypes } from '@laurel/contract/billing/planFeatures.ts'
import type { PlanPreview } from '@laurel/contract/billing/previewPlan.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { addMonths } from 'date-fns/addMonths'
import type Stripe from 'stripe'
import { knownCustomerOf } from '../customerOf.ts'
import { seatsOf } from '../seats/seatsOf.ts'
import { isInForce, pickSubscription } from './pickSubscription.ts'
import type { WantedPlan } from './planChoices.ts'
import type { PlanDependencies } from './planDependencies.ts'
import { priceAt } from './planPrice.ts'
import { subscriptionsAt } from './recordSubscription.ts'
import { uncertainOf } from './stripeProblem.ts'
import { instantOfSeconds } from './subscriptionRow.ts'

export type PreviewOutcome =
  | { readonly kind: 'previewed'; readonly preview: PlanPreview }
  | {
      readonly kind: 'refused'
      readonly refusal: { readonly code: 'ANNUAL_TO_MONTHLY' | 'BILLING_NOT_SET_UP' }
    }

/** Computes what a choice would charge now and later. It writes nothing at Stripe. */
export const previewPlan = (
  dependencies: PlanDependencies,
  teamId: TeamId,
  wanted: WantedPlan,
): Promise<PreviewOutcome> =>
  preview(dependencies, teamId, wanted).catch((error: unknown) => {
    throw uncertainOf(error)
  })

const preview = async (
  dependencies: PlanDependencies,
  teamId: TeamId,
  wanted: WantedPlan,
): Promise<PreviewOutcome> => {
  const { ledger, database, billing, clock } = dependencies
  const team = await ledger.team(teamId)
  const subscription = team.kind === 'known' ? team.subscription : null
  if (isToMonthly(subscription?.interval ?? null, wanted.interval))
    return { kind: 'refused', refusal: { code: 'ANNUAL_TO_MONTHLY' } }
  const price = await priceAt(billing.stripe, wanted.plan, wanted.interval)
  if (!price) return { kind: 'refused', refusal: { code: 'BILLING_NOT_SET_UP' } }
  const quantity = await seatsOf(database, teamId)
  const customer = await knownCustomerOf(database, teamId)
  const known = customer === undefined ? [] : await subscriptionsAt(dependencies, customer)
  const current = pickSubscription(known, subscription?.reference ?? null)
  const recurring = price.unitAmount * quantity
  const next = addMonths(clock(), wanted.interval === 'ANNUAL' ? 12 : 1).toISOString()
  const common = {
    plan_type: planTypes[wanted.plan],
    billing_interval: wanted.interval,
    quantity,
    currency: price.currency,
    unit_amount: price.unitAmount,
    recurring_amount: recurring,
  }
  if (customer === undefined)
    return { kind: 'previewed', preview: { ...common, ...firstCharge(recurring, next) } }
  const change = current && isInForce(current) ? current : undefined
  const invoice = await billing.stripe.invoices.createPreview({
    customer,
    ...(change ? { subscription: change.subscriptionId } : {}),
    subscription_details: {
      items: [{ ...(change ? { id: change.itemId } : {}), price: price.id, quantity }],
      ...(change ? { proration_behavior: 'always_invoice' as const } : {}),
    },
  })
  const whole = { ...invoice, lines: { ...invoice.lines, data: await linesOf(billing.stripe, invoice) } }
  const charges = chargesOf(whole, change?.currentPeriodEnd ?? next)
  return {
    kind: 'previewed',
    preview: { ...common, ...charges, proration_date: change ? prorationDateOf(whole) : null },
  }
}

/** An invoice holds its first lines only: each change of seats since the last invoice has two. */
const linesOf = async (stripe: Stripe, { id, lines }: Stripe.Invoice): Promise<Stripe.InvoiceLineItem[]> => {
  if (!lines.has_more || id === undefined) return lines.data
  const all: Stripe.InvoiceLineItem[] = []
  for await (const line of stripe.invoices.listLineItems(id, { limit: 100 })) all.push(line)
  return all
}

const firstCharge = (recurring: number, next: Instant) => ({
  amount_due: recurring,
  credit: 0,
  lines: [],
  next_payment_at: next,
  proration_date: null,
})

/** The second by the clock of Stripe for which the preview was computed. */
const prorationDateOf = ({ parent, lines }: Pick<Stripe.Invoice, 'parent' | 'lines'>): number | null => {
  const starts = lines.data.filter(isProration).map(({ period }) => period.start)
  return (
    parent?.subscription_details?.subscription_proration_date ??
    // Changes of seats that wait for an invoice are prorations, too, from before.
    (starts.length > 0 ? Math.max(...starts) : null)
  )
}

const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration === true

type Charges = Pick<PlanPreview, 'amount_due' | 'credit' | 'lines' | 'next_payment_at'>

/**
 * The charges of a previewed invoice. A change within the same interval keeps the date of the next payment, `next`; a new
 * interval begins now. Credit is unused time, and what earlier changes left on the account.
 */
export const chargesOf = (
  invoice: Pick<Stripe.Invoice, 'lines' | 'total' | 'amount_due'>,
  next: Instant | null,
): Charges => {
  const lines = invoice.lines.data.map(line => ({
    description: line.description ?? '',
    amount: line.amount,
    is_proration: isProration(line),
  }))
  const unused = lines.filter(({ amount }) => amount < 0).reduce((sum, { amount }) => sum - amount, 0)
  const fromAccount = Math.max(0, invoice.total - invoice.amount_due)
  const paidUntil = invoice.lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period.end)
  return {
    amount_due: Math.max(0, invoice.amount_due),
    credit: unused + fromAccount,
    lines,
    next_payment_at: paidUntil.length > 0 ? instantOfSeconds(Math.max(...paidUntil)) : next,
  }
}
