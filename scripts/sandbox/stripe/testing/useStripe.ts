import { openStripe, type StripeBilling, type StripeSettings } from '@laurel/api/billing/stripe/openStripe.ts'
import Fastify from 'fastify'
import { afterAll } from 'vitest'
import { contractFolder } from '../../../contracts/readContract.ts'
import { readStripeContract, type StripeContract } from '../../../contracts/stripeContract.ts'
import type { StripeControl } from '../control/control.ts'
import { createStripeStandIn, type StripeStandInOptions } from '../createStripeStandIn.ts'
import { settingsAt } from '../stripeKeys.ts'

export type UsedStripe = {
  readonly billing: StripeBilling
  readonly settings: StripeSettings
  readonly control: StripeControl
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Starts a fresh Stripe account on this machine, until the tests of the file have ended. Where `LAUREL_CONTRACTS` names
 * the contracts of partners, a call or an answer that is not as Stripe publishes them fails.
 */
export const useStripe = async (
  options: Pick<StripeStandInOptions, 'clock' | 'sendWebhook' | 'memory'> = {},
): Promise<UsedStripe> => {
  const stripe = await startStripe(options)
  afterAll(() => stripe.stop())
  return stripe
}

export const startStripe = async (
  options: Pick<StripeStandInOptions, 'clock' | 'sendWebhook' | 'memory'> = {},
): Promise<UsedStripe> => {
  const folder = contractFolder()
  const contract: StripeContract | undefined = folder === undefined ? undefined : readStripeContract(folder)
  let url = ''
  const standIn = createStripeStandIn({
    ...options,
    url: () => url,
    ...(contract ? { onExchange: contract.expectExchange } : {}),
  })
  const server = Fastify({ forceCloseConnections: true })
  await server.register(standIn.plugin)
  url = await server.listen({ host: '127.0.0.1', port: 0 })
  const settings = settingsAt(url)
  return {
    billing: openStripe(settings),
    settings,
    control: standIn.control,
    url,
    stop: async () => {
      standIn.close()
      await server.close()
    },
  }
}
