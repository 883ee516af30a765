import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'

/** What a connection to Tango Card needs: a platform, and the account that pays for the orders. */
export const TangoSettings = z.strictObject({
  environment: z.enum(['sandbox', 'production']),
  platformName: requiredText(200),
  platformKey: requiredText(500),
  /** Tango writes both in lower case. */
  customerIdentifier: requiredText(100),
  accountIdentifier: requiredText(100),
  /** The shared key of the webhook, in base64. Left out, webhooks are refused and orders are polled. */
  webhookKey: requiredText(500).optional(),
})
export type TangoSettings = z.infer<typeof TangoSettings>

export const tangoOrigins = {
  sandbox: 'https://integration-api.tangocard.com',
  production: 'https://api.tangocard.com',
} as const satisfies Record<TangoSettings['environment'], string>
