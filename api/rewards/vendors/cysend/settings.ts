import { z } from 'zod'
import { environmentSetting, plainSetting, secretSetting } from '../../../partners/settingFields.ts'

/** What a connection to CYSEND needs. */
export const CysendSettings = z.strictObject({
  environment: environmentSetting,
  username: plainSetting({ title: 'User name', help: 'Of the API credentials in CYSEND’s dashboard.' }),
  password: secretSetting({ title: 'Password' }),
})
export type CysendSettings = z.infer<typeof CysendSettings>

/** CYSEND has one environment: trials are a scenario of the order. */
export const cysendOrigin = 'https://www.cysend.com'

export const scenarios = {
  sandbox: 'simulate-success',
  production: 'live',
} as const satisfies Record<CysendSettings['environment'], string>
