import type { IntentProblem, PaymentMethodRow } from '../state/paymentRows.ts'
import type { State } from '../state/state.ts'

const checks = { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' }

export const billingDetails = ({ name }: Pick<PaymentMethodRow, 'name'>) => ({
  address: { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null },
  email: null,
  name,
  phone: null,
  tax_id: null,
})

export const cardDetails = (row: PaymentMethodRow) => ({
  brand: row.brand,
  checks,
  country: 'US',
  exp_month: row.expMonth,
  exp_year: row.expYear,
  fingerprint: `sandbox${row.last4}`,
  funding: 'credit',
  last4: row.last4,
})

export const showPaymentMethod = (row: PaymentMethodRow) => ({
  id: row.id,
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: billingDetails(row),
  card: {
    ...cardDetails(row),
    display_brand: row.brand,
    generated_from: null,
    networks: { available: [row.brand], preferred: null },
    three_d_secure_usage: { supported: true },
    wallet: null,
    regulated_status: 'unregulated',
  },
  created: row.created,
  customer: row.customer,
  livemode: false,
  metadata: row.metadata,
  type: 'card',
  customer_account: null,
})

/** `last_payment_error` and `last_setup_error`. */
export const showProblem = (problem: IntentProblem | null, { paymentMethods }: State) => {
  if (problem === null) return null
  const method = problem.paymentMethod === null ? undefined : paymentMethods[problem.paymentMethod]
  return {
    type:
      problem.code === 'payment_intent_authentication_failure' ||
      problem.code === 'setup_intent_authentication_failure'
        ? 'invalid_request_error'
        : 'card_error',
    code: problem.code,
    ...(problem.declineCode === null ? {} : { decline_code: problem.declineCode }),
    doc_url: `https://stripe.com/docs/error-codes/${problem.code.replaceAll('_', '-')}`,
    message: problem.message,
    ...(method ? { payment_method: showPaymentMethod(method) } : {}),
  }
}
