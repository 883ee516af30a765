import { createMissingPrices } from '@laurel/api/billing/stripe/prices.ts'
import type { Command } from 'commander'
import { CommandFailed } from '../reportFailure.ts'
import { addReconciliation } from './addReconciliation.ts'
import { stripeOfOperator } from './stripeOfOperator.ts'

export const addBilling = (laurel: Command): void => {
  const billing = laurel
    .command('billing')
    .description('Prepare the Stripe account that teams pay to, and compare its payments with the books.')
  billing
    .command('prices')
    .description(
      'Create the prices of the plans that are missing at Stripe, and name those that differ. It changes no price ' +
        'that exists, and can be repeated.',
    )
    .action(createPrices)
  addReconciliation(billing)
}

const createPrices = async (): Promise<void> => {
  const findings = await createMissingPrices({ billing: stripeOfOperator() })
  for (const { key, priceId, kind, difference } of findings)
    process.stdout.write(`${key}  ${priceId}  ${difference === null ? kind : `differs: it ${difference}`}\n`)
  if (findings.some(({ difference }) => difference !== null))
    throw new CommandFailed(
      'Prices differ from the plans. Move their lookup keys to the prices that teams should pay.',
    )
}
