import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'

/** What a connection to Xoxoday Plum needs. The refresh token is the first one; those that follow are kept apart. */
export const XoxodaySettings = z.strictObject({
  environment: z.enum(['staging', 'production']),
  clientId: requiredText(500),
  clientSecret: requiredText(500),
  refreshToken: requiredText(4000),
})
export type XoxodaySettings = z.infer<typeof XoxodaySettings>

export const xoxodayOrigins = {
  staging: 'https://stagingstores.xoxoday.com',
  production: 'https://accounts.xoxoday.com',
} as const satisfies Record<XoxodaySettings['environment'], string>
