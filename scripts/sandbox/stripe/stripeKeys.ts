import type { StripeSettings } from '@laurel/api/billing/stripe/openStripe.ts'

/** The keys of the account in the sandbox. They open nothing else. */
export const stripeKeys = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
} as const

/** How Laurel reaches the account of a sandbox. */
export const settingsAt = (url: string): StripeSettings => ({
  secretKey: stripeKeys.secretKey,
  publishableKey: stripeKeys.publishableKey,
  webhookSecrets: [stripeKeys.webhookSecret],
  apiUrl: url,
  scriptUrl: `${url}/stripe/stripe.js`,
})
