import { openStripe, type StripeBilling } from '@laurel/api/billing/stripe/openStripe.ts'
import { serveSettings, WrongSettings } from '@laurel/api/server/settings.ts'
import { CommandFailed } from '../reportFailure.ts'

/** Stripe with the keys of the settings. Says what to set where there are none. */
export const stripeOfOperator = (): StripeBilling => {
  const settings = stripeSettings()
  if (!settings)
    throw new CommandFailed(
      'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET to the keys of your Stripe account.',
    )
  return openStripe(settings)
}

const stripeSettings = () => {
  try {
    return serveSettings().stripe
  } catch (error) {
    throw error instanceof WrongSettings ? new CommandFailed(error.message) : error
  }
}
