import { z } from 'zod'
import type { StripeSettings } from '../billing/stripe/openStripe.ts'
import { areAllOrNone } from './areAllOrNone.ts'

const key = (prefix: string, example: string) =>
  z
    .string()
    .max(300)
    .regex(new RegExp(`^(?:${prefix})_[A-Za-z0-9_]+$`), `Give a key such as ${example}.`)
    .optional()

const secretsMax = 5
const webhookSecret = z
  .string()
  .max(300)
  .regex(/^whsec_[A-Za-z0-9_+/=-]+$/, 'Give secrets that begin with whsec_, separated by commas.')

/** The keys of the Stripe account that teams pay to. */
export const stripeEnvironment = z.object({
  STRIPE_SECRET_KEY: key('sk|rk', 'sk_test_…').meta({
    description:
      'The secret key of the Stripe account that teams pay to, or a restricted one. Set all three together.',
    unset: 'the sandbox while it replaces Slack, otherwise teams cannot pay',
  }),
  STRIPE_PUBLISHABLE_KEY: key('pk', 'pk_test_…').meta({
    description: 'The publishable key of that account, with which pages load the form for cards.',
    unset: 'none; required with a secret key',
  }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform(text => text.split(',').map(part => part.trim()))
    .pipe(z.array(webhookSecret).min(1).max(secretsMax))
    .optional()
    .meta({
      description:
        'The signing secret of the webhook endpoint `LAUREL_ORIGIN/webhooks/stripe`. Several, separated by commas, while a secret is exchanged.',
      unset: 'none; required with a secret key',
    }),
})
type Environment = z.output<typeof stripeEnvironment>

export const areStripeKeysWhole = (environment: Environment): boolean => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = environment
  return areAllOrNone(STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET)
}

/** A publishable key of the other mode lets people type cards that the secret key can't see. */
export const areStripeKeysAlike = (environment: Environment): boolean => {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = environment
  return modeOf(secret) === modeOf(publishable)
}

const modeOf = (keyText: string | undefined): string | undefined => keyText?.split('_')[1]

/** Undefined while the operator has set no keys. */
export const stripeIn = (environment: Environment): StripeSettings | undefined => {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecrets,
  } = environment
  return secretKey && publishableKey && webhookSecrets
    ? { secretKey, publishableKey, webhookSecrets }
    : undefined
}
