import type { RewardVendor } from '../port.ts'
import { createPayPalClient } from './payPalClient.ts'
import { PayPalSettings } from './settings.ts'

/** Cash-outs to PayPal and to Venmo, which is a wallet of the same API. */
export const payPal: RewardVendor<PayPalSettings> = {
  name: 'paypal',
  title: 'PayPal and Venmo',
  orderKinds: ['payout'],
  // PayPal has no look-up by the sender's id: a repeat under the same handle is answered with the first batch.
  capabilities: { isHandleIdempotent: true, isLookUpAuthoritative: false, remembersHandlesForDays: 30 },
  settings: PayPalSettings,
  create: (settings, surroundings) => createPayPalClient(settings, surroundings),
}
