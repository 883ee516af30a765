/** The keys of the account in the sandbox. They open nothing else. */
export const stripeKeys = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
} as const
