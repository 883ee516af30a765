import { join } from 'node:path'
import { openStripe } from '@laurel/api/billing/stripe/openStripe.ts'
import { createMissingPrices } from '@laurel/api/billing/stripe/prices.ts'
import { createStripeStandIn } from '../sandbox/stripe/createStripeStandIn.ts'
import { settingsAt } from '../sandbox/stripe/stripeKeys.ts'
import { sendWebhook } from '../sandbox/vendors/sendWebhook.ts'
import { fileMemory } from '../sandbox/vendors/standInMemory.ts'

export type StripeStandInPlace = {
  /** The data folder, where the account is kept. */
  readonly home: string
  /** Where Laurel receives its events. */
  readonly origin: string
  readonly sandboxUrl: () => string
}

/** The Stripe of the sandbox, with the prices of the plans. */
export const openStripeStandIn = ({ home, origin, sandboxUrl }: StripeStandInPlace) => {
  const standIn = createStripeStandIn({
    url: sandboxUrl,
    memory: fileMemory(join(home, 'sandbox', 'stripe.json')),
    sendWebhook: message => sendWebhook(`${origin}/webhooks/stripe`, message),
  })
  const settings = () => settingsAt(sandboxUrl())
  return {
    ...standIn,
    settings,
    prepare: async (): Promise<void> => {
      await createMissingPrices({ billing: openStripe(settings()) })
    },
  }
}
