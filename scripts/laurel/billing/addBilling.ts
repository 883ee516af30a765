import { openStripe } from '@laurel/api/billing/stripe/openStripe.ts'
import { createMissingPrices } from '@laurel/api/billing/stripe/prices.ts'
import { serveSettings, WrongSettings } from '@laurel/api/server/settings.ts'
import type { Command } from 'commander'
import { CommandFailed } from '../reportFailure.ts'

export const addBilling = (laurel: Command): void => {
  laurel
    .command('billing')
    .description('Prepare the Stripe account that teams pay to.')
    .command('prices')
    .description(
      'Create the prices of the plans that are missing at Stripe, and name those that differ. It changes no price ' +
        'that exists, and can be repeated.',
    )
    .action(createPrices)
}

const createPrices = async (): Promise<void> => {
  const settings = stripeSettings()
  if (!settings)
    throw new CommandFailed(
      'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET to the keys of your Stripe account.',
    )
  const findings = await createMissingPrices({ billing: openStripe(settings) })
  for (const { key, priceId, kind, difference } of findings)
    process.stdout.write(`${key}  ${priceId}  ${difference === null ? kind : `differs: it ${difference}`}\n`)
  if (findings.some(({ difference }) => difference !== null))
    throw new CommandFailed(
      'Prices differ from the plans. Move their lookup keys to the prices that teams should pay.',
    )
}

const stripeSettings = () => {
  try {
    return serveSettings().stripe
  } catch (error) {
    throw error instanceof WrongSettings ? new CommandFailed(error.message) : error
  }
}
