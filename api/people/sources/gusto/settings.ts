import { z } from 'zod'
import { plainSetting, secretSetting } from '../../../partners/settingFields.ts'

export const gustoTitle = 'Gusto'
export const gustoOrigin = 'https://api.gusto.com'
/** Gusto answers in the form of this day. */
export const gustoVersion = '2025-06-15'

export const GustoSettings = z.strictObject({
  companyId: plainSetting({ title: 'Company' }),
  refreshToken: secretSetting({ title: 'Refresh token' }),
})
export type GustoSettings = z.infer<typeof GustoSettings>
