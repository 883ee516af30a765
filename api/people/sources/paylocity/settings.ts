import { z } from 'zod'
import { plainSetting, secretSetting } from '../../../partners/settingFields.ts'
import { sourceEnvironment } from '../environment.ts'

export const paylocityTitle = 'Paylocity'

export const paylocityOrigins = {
  production: 'https://api.paylocity.com',
  sandbox: 'https://apisandbox.paylocity.com',
} as const

export const PaylocitySettings = z.strictObject({
  clientId: plainSetting({ title: 'Client ID' }),
  clientSecret: secretSetting({
    title: 'Client secret',
    help: 'Paylocity ends it after a year. Enter the new one then.',
  }),
  companyId: plainSetting({ title: 'Company ID' }),
  environment: sourceEnvironment(paylocityTitle).default('production'),
})
export type PaylocitySettings = z.infer<typeof PaylocitySettings>
