import { z } from 'zod'
import { environmentSetting, plainSetting, secretSetting } from '../../../partners/settingFields.ts'

/** What a connection to Tango Card needs: a platform, and the account that pays for the orders. */
export const TangoSettings = z.strictObject({
  environment: environmentSetting,
  platformName: plainSetting({ title: 'Platform name', help: 'Tango Card shows it beside the key.' }),
  platformKey: secretSetting({ title: 'Platform key' }),
  customerIdentifier: plainSetting({ title: 'Customer', help: 'The identifier in lower case.' }),
  accountIdentifier: plainSetting({
    title: 'Account',
    help: 'The identifier in lower case. Orders are paid from this account.',
  }),
  webhookKey: secretSetting({
    title: 'Key of the webhook',
    help: 'The shared HMAC key in base64. Without it, orders are only looked at on schedule.',
  }).optional(),
})
export type TangoSettings = z.infer<typeof TangoSettings>

export const tangoOrigins = {
  sandbox: 'https://integration-api.tangocard.com',
  production: 'https://api.tangocard.com',
} as const satisfies Record<TangoSettings['environment'], string>
