import { listOf, rowIn } from '../http/lists.ts'
import type { SubscriptionItemRow, SubscriptionRow } from '../state/billingRows.ts'
import type { State } from '../state/state.ts'
import { showPlan, showPrice } from './price.ts'

export const showItem = (item: SubscriptionItemRow, subscription: string, { prices }: State) => {
  const price = rowIn(prices, 'price', item.price)
  return {
    id: item.id,
    object: 'subscription_item',
    billing_thresholds: null,
    created: item.created,
    current_period_end: item.periodEnd,
    current_period_start: item.periodStart,
    current_trial: null,
    discounts: [],
    metadata: item.metadata,
    plan: showPlan(price),
    price: showPrice(price),
    quantity: item.quantity,
    subscription,
    tax_rates: [],
  }
}

export const showSubscription = (row: SubscriptionRow, state: State) => ({
  id: row.id,
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: row.anchor,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: row.cancelAt,
  cancel_at_period_end: row.cancelsAtPeriodEnd,
  canceled_at: row.canceledAt,
  cancellation_details: {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: row.cancellationReason,
  },
  collection_method: 'charge_automatically',
  created: row.created,
  currency: 'usd',
  customer: row.customer,
  customer_account: null,
  days_until_due: null,
  default_payment_method: row.defaultPaymentMethod,
  default_source: null,
  default_tax_rates: [],
  description: row.description,
  discounts: [],
  ended_at: row.endedAt,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  items: listOf(
    row.items.map(item => showItem(item, row.id, state)),
    `/v1/subscription_items?subscription=${row.id}`,
  ),
  latest_invoice: row.latestInvoice,
  livemode: false,
  managed_payments: null,
  metadata: row.metadata,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: row.savesDefaultPaymentMethod ? 'on_subscription' : 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  start_date: row.created,
  status: row.status,
  test_clock: null,
  transfer_data: null,
  trial_end: row.trialEnd,
  trial_settings: {
    end_behavior: { billing_cycle_anchor: null, missing_payment_method: row.missingPaymentMethod },
  },
  trial_start: row.trialStart,
})
