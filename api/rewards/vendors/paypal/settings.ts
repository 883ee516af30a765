import { z } from 'zod'
import { environmentSetting, plainSetting, secretSetting } from '../../../partners/settingFields.ts'

/** The REST app of a PayPal business account that is approved for Payouts. */
export const PayPalSettings = z.strictObject({
  environment: environmentSetting,
  clientId: plainSetting({ title: 'Client id', help: 'Of a REST app in PayPal’s developer dashboard.' }),
  clientSecret: secretSetting({ title: 'Secret' }),
  webhookId: plainSetting({
    title: 'Webhook id',
    help: 'PayPal shows it when you add the webhook for payouts. Without it, payouts are only looked at on schedule.',
  }).optional(),
})
export type PayPalSettings = z.infer<typeof PayPalSettings>

export const payPalOrigins = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  production: 'https://api-m.paypal.com',
} as const satisfies Record<PayPalSettings['environment'], string>
