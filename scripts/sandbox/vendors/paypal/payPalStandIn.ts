import type { StandInDefinition } from '../standIn.ts'
import { createPayPalStandIn } from './createPayPalStandIn.ts'

const settings = {
  environment: 'sandbox',
  clientId: 'sandbox-paypal-client',
  clientSecret: 'sandbox-paypal-secret',
  webhookId: '8PT597110X687430L',
} as const

/** PayPal in the sandbox: payouts arrive 20 seconds after they were made. */
export const payPalStandIn: StandInDefinition = {
  vendor: 'paypal',
  settings,
  create: ({ clock, memory, sendWebhook }) =>
    createPayPalStandIn({ ...settings, clock, memory, sendWebhook, arriveMilliseconds: 20_000 }),
}
