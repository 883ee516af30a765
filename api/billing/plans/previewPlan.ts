import { isToMonthly } from '@laurel/contract/billing/planChoice.ts'
import { planTypes } from '@laurel/contract/billing/planFeatures.ts'
import type { PlanPreview } from '@laurel/contract/billing/previewPlan.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMonths } from 'date-fns/addMonths'
import type Stripe from 'stripe'
import { knownCustomerOf } from '../customerOf.ts'
import { seatsOf } from '../seats/seatsOf.ts'
import { isInForce, pickSubscription } from './pickSubscription.ts'
import type { WantedPlan } from './planChoices.ts'
import type { PlanDependencies } from './planDependencies.ts'
import { priceAt } from './planPrice.ts'
import { secondsOf } from './prorationDate.ts'
import { subscriptionsAt } from './recordSubscription.ts'
import { uncertainOf } from './stripeProblem.ts'
import { instantOfSeconds, type SubscriptionRow } from './subscriptionRow.ts'

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
  const common = {
    plan_type: planTypes[wanted.plan],
    billing_interval: wanted.interval,
    quantity,
    currency: price.currency,
    unit_amount: price.unitAmount,
    recurring_amount: recurring,
  }
  if (customer === undefined || !current || !isInForce(current)) {
    const next = addMonths(clock(), wanted.interval === 'ANNUAL' ? 12 : 1).toISOString()
    const none = { credit: 0, lines: [], next_payment_at: next, proration_date: null }
    return { kind: 'previewed', preview: { ...common, amount_due: recurring, ...none } }
  }
  const prorationDate = secondsOf(clock())
  const invoice = await billing.stripe.invoices.createPreview({
    customer,
    subscription: current.subscriptionId,
    subscription_details: {
      items: [{ id: current.itemId, price: price.id, quantity }],
      proration_behavior: 'always_invoice',
      proration_date: prorationDate,
    },
  })
  return {
    kind: 'previewed',
    preview: { ...common, ...chargesOf(invoice, current), proration_date: prorationDate },
  }
}

type Charges = Pick<PlanPreview, 'amount_due' | 'credit' | 'lines' | 'next_payment_at'>

/** A change within the same interval keeps the date of the next payment; a new interval begins now. */
export const chargesOf = (
  invoice: Stripe.Invoice,
  current: Pick<SubscriptionRow, 'currentPeriodEnd'>,
): Charges => {
  const lines = invoice.lines.data.map(line => ({
    description: line.description ?? '',
    amount: line.amount,
    is_proration: line.parent?.subscription_item_details?.proration === true,
  }))
  const begun = invoice.lines.data.filter(line => line.amount > 0).map(line => line.period.end)
  return {
    amount_due: Math.max(0, invoice.amount_due),
    credit: -lines.filter(({ amount }) => amount < 0).reduce((sum, { amount }) => sum + amount, 0),
    lines,
    next_payment_at: begun.length > 0 ? instantOfSeconds(Math.max(...begun)) : current.currentPeriodEnd,
  }
}
