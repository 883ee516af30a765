import { z } from 'zod'
import { environmentSetting, plainSetting, secretSetting } from '../../../partners/settingFields.ts'

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
  environment: environmentSetting.default('production'),
})
export type HiBobSettings = z.infer<typeof HiBobSettings>
