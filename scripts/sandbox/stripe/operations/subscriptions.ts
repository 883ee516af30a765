import { z } from 'zod'
import { collectInvoice, createInvoice, finalizeInvoice, takePendingItems } from '../billing/invoicing.ts'
import { unusedLine } from '../billing/lines.ts'
import { prorationAt } from '../billing/planChange.ts'
import { changeItems, keepForLater, paymentBehaviours, subscribe } from '../billing/subscribing.ts'
import { endSubscription } from '../billing/subscriptionPayments.ts'
import { page, rowIn } from '../http/lists.ts'
import { Metadata, mergeMetadata } from '../http/metadata.ts'
import { get, type Operation, post, remove } from '../http/operation.ts'
import { cleared, expand, flag, Id, listing, moment, optionalText, whole } from '../http/params.ts'
import { invalid } from '../http/refusal.ts'
import { showItem, showSubscription } from '../objects/subscription.ts'
import { liveCustomer } from '../payments/customers.ts'
import { type SubscriptionRow, subscriptionStatuses } from '../state/billingRows.ts'
import type { World } from '../world.ts'
import { changesIn, ItemParams, prorations } from './itemParams.ts'

const day = 86_400

const behaviour = z.enum(paymentBehaviours).default('allow_incomplete')
const paymentSettings = z
  .strictObject({ save_default_payment_method: z.enum(['on_subscription', 'off']).optional() })
  .optional()

const Create = z.strictObject({
  customer: Id,
  items: ItemParams,
  trial_period_days: whole.optional(),
  trial_end: moment.optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
    })
    .optional(),
  payment_behavior: behaviour,
  payment_settings: paymentSettings,
  proration_behavior: prorations.optional(),
  billing_mode: z.strictObject({ type: z.literal('flexible') }).optional(),
  default_payment_method: Id.optional(),
  collection_method: z.literal('charge_automatically').optional(),
  off_session: flag.optional(),
  description: optionalText,
  metadata: Metadata.optional(),
  expand,
})

const Update = z.strictObject({
  items: ItemParams.optional(),
  proration_behavior: prorations.default('create_prorations'),
  proration_date: whole.optional(),
  payment_behavior: behaviour,
  payment_settings: paymentSettings,
  billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }).optional(),
  cancel_at: z.union([z.literal(''), whole]).optional(),
  cancel_at_period_end: flag.optional(),
  trial_end: moment.optional(),
  default_payment_method: optionalText,
  off_session: flag.optional(),
  description: optionalText,
  metadata: Metadata.optional(),
  expand,
})

const trialEndOf = (now: number, given: z.output<typeof Create>): number | null => {
  const { trial_end, trial_period_days } = given
  if (typeof trial_end === 'number') return trial_end
  return trial_period_days ? now + trial_period_days * day : null
}

const refuseEnded = (row: SubscriptionRow): void => {
  if (row.status === 'canceled' || row.status === 'incomplete_expired')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
      code: 'resource_missing',
    })
}

const update = (world: World, row: SubscriptionRow, given: z.output<typeof Update>): void => {
  refuseEnded(row)
  if (given.default_payment_method)
    rowIn(world.state.paymentMethods, 'PaymentMethod', given.default_payment_method, 'default_payment_method')
  row.defaultPaymentMethod = cleared(row.defaultPaymentMethod, given.default_payment_method)
  row.description = cleared(row.description, given.description)
  row.metadata = mergeMetadata(row.metadata, given.metadata)
  const saves = given.payment_settings?.save_default_payment_method
  if (saves !== undefined) row.savesDefaultPaymentMethod = saves === 'on_subscription'
  if (given.cancel_at_period_end !== undefined) {
    row.cancelsAtPeriodEnd = given.cancel_at_period_end
    row.canceledAt = given.cancel_at_period_end ? world.now() : null
    row.cancellationReason = given.cancel_at_period_end ? 'cancellation_requested' : null
    row.cancelAt = given.cancel_at_period_end ? (row.items[0]?.periodEnd ?? null) : null
  }
  row.cancelAt = cleared(row.cancelAt, given.cancel_at)
  const resetsAnchor = given.billing_cycle_anchor?.type === 'now'
  if (row.status === 'trialing' && given.trial_end !== undefined) {
    const end = given.trial_end === 'now' ? world.now() : given.trial_end
    row.trialEnd = end
    row.anchor = end
    row.items = row.items.map(item => ({ ...item, periodEnd: end }))
  }
  if (given.items || resetsAnchor)
    changeItems(world, row, {
      changes: changesIn(given.items ?? []),
      at: prorationAt(world, row, given.proration_date),
      prorates: given.proration_behavior,
      resetsAnchor,
      behaviour: given.payment_behavior,
      isOffSession: given.off_session ?? false,
    })
}

export const subscriptionOperations: readonly Operation[] = [
  post('/v1/subscriptions', Create, (world, given) => {
    liveCustomer(world, given.customer, 'customer')
    if (given.default_payment_method !== undefined)
      rowIn(
        world.state.paymentMethods,
        'PaymentMethod',
        given.default_payment_method,
        'default_payment_method',
      )
    const row = subscribe(world, {
      customer: given.customer,
      items: changesIn(given.items),
      trialEnd: trialEndOf(world.now(), given),
      missingPaymentMethod: given.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
      behaviour: given.payment_behavior,
      savesDefaultPaymentMethod: given.payment_settings?.save_default_payment_method === 'on_subscription',
      defaultPaymentMethod: given.default_payment_method ?? null,
      isOffSession: given.off_session ?? false,
      description: given.description || null,
      metadata: mergeMetadata({}, given.metadata),
    })
    return showSubscription(row, world.state)
  }),
  get(
    '/v1/subscriptions',
    z.strictObject({
      ...listing,
      customer: Id.optional(),
      price: Id.optional(),
      status: z.enum([...subscriptionStatuses, 'all', 'ended']).optional(),
    }),
    ({ state }, { customer, price, status, ...given }) =>
      page(
        state.subscriptions,
        given,
        '/v1/subscriptions',
        row => showSubscription(row, state),
        row =>
          (customer === undefined || row.customer === customer) &&
          (price === undefined || row.items.some(item => item.price === price)) &&
          isWanted(row.status, status),
      ),
  ),
  get('/v1/subscriptions/:id', z.strictObject({ expand }), ({ state }, _given, id) =>
    showSubscription(rowIn(state.subscriptions, 'subscription', id), state),
  ),
  post('/v1/subscriptions/:id', Update, (world, given, id) => {
    const row = rowIn(world.state.subscriptions, 'subscription', id)
    const before = showSubscription(row, world.state)
    update(world, row, given)
    const shown = showSubscription(row, world.state)
    world.emit('customer.subscription.updated', shown, differences(before, shown))
    return shown
  }),
  remove(
    '/v1/subscriptions/:id',
    z.strictObject({
      prorate: flag.optional(),
      invoice_now: flag.optional(),
      cancellation_details: z.strictObject({ comment: optionalText, feedback: optionalText }).optional(),
      expand,
    }),
    (world, { prorate, invoice_now }, id) => {
      const row = rowIn(world.state.subscriptions, 'subscription', id)
      refuseEnded(row)
      if (prorate && row.status !== 'trialing')
        for (const item of row.items) keepForLater(world, row, unusedLine(world.state, id, item, world.now()))
      endSubscription(world, row, 'cancellation_requested')
      if (invoice_now) invoiceRest(world, row)
      return showSubscription(row, world.state)
    },
  ),
  get(
    '/v1/subscription_items',
    z.strictObject({ ...listing, subscription: Id }),
    ({ state }, { subscription, ...given }) => {
      const row = rowIn(state.subscriptions, 'subscription', subscription, 'subscription')
      return page(
        Object.fromEntries(row.items.map(item => [item.id, item])),
        given,
        '/v1/subscription_items',
        item => showItem(item, row.id, state),
      )
    },
  ),
]

const isWanted = (status: SubscriptionRow['status'], wanted: string | undefined): boolean => {
  if (wanted === 'all') return true
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired'
  return wanted === undefined ? status !== 'canceled' && status !== 'incomplete_expired' : status === wanted
}

const invoiceRest = (world: World, row: SubscriptionRow): void => {
  const now = world.now()
  const invoice = createInvoice(world, {
    customer: row.customer,
    subscription: row.id,
    billingReason: 'subscription_update',
    lines: [],
    periodStart: now,
    periodEnd: now,
  })
  invoice.lines = takePendingItems(world, row.customer, row.id, invoice.id)
  finalizeInvoice(world, invoice)
  collectInvoice(world, invoice)
}

/** The former values of what changed. */
export const differences = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name])),
  )
