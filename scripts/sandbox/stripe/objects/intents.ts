import type { PaymentIntentRow, SetupIntentRow } from '../state/paymentRows.ts'
import type { State } from '../state/state.ts'
import { showProblem } from './paymentMethod.ts'

const cardOptions = {
  card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
}

const nextAction = (status: string) =>
  status === 'requires_action'
    ? {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: 'https://hooks.stripe.com/3d_secure' },
      }
    : null

export const showSetupIntent = (row: SetupIntentRow, state: State) => ({
  id: row.id,
  object: 'setup_intent',
  application: null,
  automatic_payment_methods: { allow_redirects: 'never', enabled: true },
  cancellation_reason: row.cancellationReason,
  client_secret: row.clientSecret,
  created: row.created,
  customer: row.customer,
  description: row.description,
  flow_directions: null,
  last_setup_error: showProblem(row.problem, state),
  latest_attempt: null,
  livemode: false,
  mandate: null,
  metadata: row.metadata,
  next_action: nextAction(row.status),
  on_behalf_of: null,
  payment_method: row.paymentMethod,
  payment_method_configuration_details: null,
  payment_method_options: {
    card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  },
  payment_method_types: ['card'],
  single_use_mandate: null,
  status: row.status,
  usage: row.usage,
  excluded_payment_method_types: null,
  allowed_payment_method_types: null,
  customer_account: null,
  managed_payments: null,
})

export const showPaymentIntent = (row: PaymentIntentRow, state: State) => ({
  id: row.id,
  object: 'payment_intent',
  amount: row.amount,
  amount_capturable: 0,
  amount_details: { tip: {} },
  amount_received: row.status === 'succeeded' ? row.amount : 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: { allow_redirects: 'never', enabled: true },
  canceled_at: row.canceledAt,
  cancellation_reason: row.cancellationReason,
  capture_method: 'automatic',
  client_secret: row.clientSecret,
  confirmation_method: 'automatic',
  created: row.created,
  currency: row.currency,
  customer: row.customer,
  description: row.description,
  last_payment_error: showProblem(row.problem, state),
  latest_charge: row.latestCharge,
  livemode: false,
  metadata: row.metadata,
  next_action: nextAction(row.status),
  on_behalf_of: null,
  payment_method: row.paymentMethod,
  payment_method_configuration_details: null,
  payment_method_options: cardOptions,
  payment_method_types: ['card'],
  processing: null,
  receipt_email: row.receiptEmail,
  review: null,
  setup_future_usage: row.setupFutureUsage,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: row.status,
  transfer_data: null,
  transfer_group: null,
  excluded_payment_method_types: null,
  customer_account: null,
  managed_payments: null,
  allowed_payment_method_types: null,
  payment_record: null,
})
