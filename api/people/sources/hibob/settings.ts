import { z } from 'zod'
import { plainSetting, secretSetting } from '../../../partners/settingFields.ts'
import { sourceEnvironment } from '../environment.ts'

export const hiBobTitle = 'HiBob'

export const hiBobOrigins = {
  production: 'https://api.hibob.com',
  sandbox: 'https://api.sandbox.hibob.com',
} as const

export const HiBobSettings = z.strictObject({
  serviceUserId: plainSetting({
    title: 'Service user ID',
    help: 'Create a service user in HiBob below Settings, Integrations, Automation.',
  }),
  token: secretSetting({ title: 'Token of the service user' }),
  webhookSecret: secretSetting({
    title: 'Secret of the webhook',
    help: 'Optional. Add a webhook of employees in HiBob with the address that Laurel shows, and copy its secret.',
  }).optional(),
  environment: sourceEnvironment(hiBobTitle).default('production'),
})
export type HiBobSettings = z.infer<typeof HiBobSettings>
