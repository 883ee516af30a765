import { z } from 'zod'
import { rowIn } from '../http/lists.ts'
import { expand, flag, Id, moment, whole } from '../http/params.ts'
import { invalid } from '../http/refusal.ts'
import { showInvoice } from '../objects/invoice.ts'
import { changesIn, ItemParams, prorations } from '../operations/itemParams.ts'
import { liveCustomer } from '../payments/customers.ts'
import type { InvoiceRow, LineRow, SubscriptionItemRow, SubscriptionRow } from '../state/billingRows.ts'
import type { World } from '../world.ts'
import { draftInvoice, lineOf, pendingItems } from './invoicing.ts'
import { periodLine } from './lines.ts'
import { periodEndAfter } from './periods.ts'
import { newItem, planChange, prorationAt } from './planChange.ts'

export const PreviewParams = z.strictObject({
  customer: Id.optional(),
  subscription: Id.optional(),
  subscription_details: z
    .strictObject({
      items: ItemParams.optional(),
      proration_behavior: prorations.default('create_prorations'),
      proration_date: whole.optional(),
      billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }).optional(),
      cancel_at_period_end: flag.optional(),
      trial_end: moment.optional(),
    })
    .optional(),
  preview_mode: z.enum(['next', 'recurring']).default('next'),
  expand,
})
type Preview = z.output<typeof PreviewParams>

type Previewed = Readonly<{
  lines: readonly LineRow[]
  at: number
  reason: 'subscription_update' | 'subscription_create' | 'subscription_cycle'
}>

/** What an invoice would be, without making it. */
export const previewInvoice = (world: World, given: Preview) => {
  const { state } = world
  const subscription =
    given.subscription === undefined
      ? undefined
      : rowIn(state.subscriptions, 'subscription', given.subscription, 'subscription')
  const customerId = given.customer ?? subscription?.customer
  if (customerId === undefined)
    throw invalid('You must provide a customer or a subscription to preview.', { param: 'customer' })
  const customer = liveCustomer(world, customerId, 'customer')
  if (subscription && subscription.customer !== customer.id)
    throw invalid('The subscription does not belong to the customer.', { param: 'subscription' })
  const { lines, at, reason } = subscription
    ? changeOf(world, subscription, given)
    : beginningOf(world, given)
  const invoice = draftInvoice(at, customer.balance, {
    customer: customer.id,
    subscription: subscription?.id ?? null,
    billingReason: reason,
    lines: [...lines],
    periodStart: subscription?.items[0]?.periodStart ?? at,
    periodEnd: at,
  })
  const previewed = { ...invoice, id: `upcoming_${invoice.id}` }
  keepPreview(world, previewed)
  return showInvoice(previewed, world)
}

/** The lines of a preview can be listed for a while. */
const keepPreview = ({ previews }: World, invoice: InvoiceRow): void => {
  previews.set(invoice.id, invoice)
  const [oldest] = previews.keys()
  if (previews.size > previewsKept && oldest !== undefined) previews.delete(oldest)
}
const previewsKept = 100

const beginningOf = ({ state, now }: World, { subscription_details }: Preview): Previewed => {
  const at = now()
  const items = changesIn(subscription_details?.items ?? []).map(change => {
    const item = newItem(state, change, at, { periodStart: at, periodEnd: at })
    return { ...item, periodEnd: periodEndAfter(at, intervalOf(state, item), at) }
  })
  return { lines: items.map(item => periodLine(state, null, item)), at, reason: 'subscription_create' }
}

const changeOf = (world: World, row: SubscriptionRow, given: Preview): Previewed => {
  const { state } = world
  const {
    items = [],
    proration_behavior,
    proration_date,
    billing_cycle_anchor,
  } = given.subscription_details ?? {}
  const prorates = proration_behavior ?? 'create_prorations'
  const at = prorationAt(world, row, proration_date)
  const change = planChange(state, row, {
    changes: changesIn(items),
    at,
    isProrated: prorates !== 'none',
    resetsAnchor: billing_cycle_anchor?.type === 'now',
  })
  const pending = pendingItems(world, row.customer, row.id).map(lineOf)
  const isNow = change.beginsPeriod || (prorates === 'always_invoice' && change.lines.length > 0)
  if (given.preview_mode === 'next' && isNow)
    return { lines: [...pending, ...change.lines], at, reason: 'subscription_update' }
  const from = Math.min(...change.items.map(({ periodEnd }) => periodEnd))
  const next = change.items.map(item => ({
    ...item,
    periodStart: from,
    periodEnd: periodEndAfter(row.anchor, intervalOf(state, item), from),
  }))
  const recurring = row.cancelsAtPeriodEnd ? [] : next.map(item => periodLine(state, row.id, item))
  const lines = given.preview_mode === 'recurring' ? recurring : [...pending, ...change.lines, ...recurring]
  return { lines, at: from, reason: 'subscription_cycle' }
}

const intervalOf = ({ prices }: World['state'], { price }: SubscriptionItemRow) =>
  rowIn(prices, 'price', price).interval ?? 'month'
