import type { PriceRow, ProductRow } from '../state/billingRows.ts'

export const showPrice = (row: PriceRow) => ({
  id: row.id,
  object: 'price',
  active: row.isActive,
  billing_scheme: 'per_unit',
  created: row.created,
  currency: row.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: row.lookupKey,
  metadata: row.metadata,
  nickname: row.nickname,
  product: row.product,
  recurring:
    row.interval === null
      ? null
      : {
          interval: row.interval,
          interval_count: 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: row.interval === null ? 'one_time' : 'recurring',
  unit_amount: row.unitAmount,
  unit_amount_decimal: String(row.unitAmount),
})

/** The older form of a price, which items of subscriptions still have. */
export const showPlan = (row: PriceRow) => ({
  id: row.id,
  object: 'plan',
  active: row.isActive,
  amount: row.unitAmount,
  amount_decimal: String(row.unitAmount),
  billing_scheme: 'per_unit',
  created: row.created,
  currency: row.currency,
  interval: row.interval ?? 'month',
  interval_count: 1,
  livemode: false,
  metadata: row.metadata,
  meter: null,
  nickname: row.nickname,
  product: row.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

export const showProduct = (row: ProductRow) => ({
  id: row.id,
  object: 'product',
  active: row.isActive,
  created: row.created,
  default_price: null,
  description: row.description,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: row.metadata,
  name: row.name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: row.created,
  url: null,
})
