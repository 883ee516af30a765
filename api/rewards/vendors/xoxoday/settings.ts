import { z } from 'zod'
import { choiceSetting, plainSetting, secretSetting } from '../../../partners/settingFields.ts'

/** What a connection to Xoxoday Plum needs. The refresh token is the first one; those that follow are kept apart. */
export const XoxodaySettings = z.strictObject({
  environment: choiceSetting(['staging', 'production'], {
    title: 'Environment',
    help: 'Staging delivers nothing.',
  }),
  clientId: plainSetting({ title: 'Client id' }),
  clientSecret: secretSetting({ title: 'Client secret' }),
  refreshToken: secretSetting({
    title: 'Refresh token',
    help: 'Create it in the dashboard of Plum. It works once: enter a new one when you change these settings.',
  }),
})
export type XoxodaySettings = z.infer<typeof XoxodaySettings>

export const xoxodayOrigins = {
  staging: 'https://stagingstores.xoxoday.com',
  production: 'https://accounts.xoxoday.com',
} as const satisfies Record<XoxodaySettings['environment'], string>
