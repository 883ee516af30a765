import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'

/** What a connection to CYSEND needs. Trials order without money. */
export const CysendSettings = z.strictObject({
  environment: z.enum(['sandbox', 'production']),
  username: requiredText(200),
  password: requiredText(500),
})
export type CysendSettings = z.infer<typeof CysendSettings>

/** CYSEND has one environment: trials are a scenario of the order. */
export const cysendOrigin = 'https://www.cysend.com'

export const scenarios = {
  sandbox: 'simulate-success',
  production: 'live',
} as const satisfies Record<CysendSettings['environment'], string>
