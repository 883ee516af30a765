import { z } from 'zod'
import { plainSetting, secretSetting } from '../../../partners/settingFields.ts'

export const triNetTitle = 'TriNet'

export const TriNetSettings = z.strictObject({
  clientId: plainSetting({ title: 'Client ID' }),
  clientSecret: secretSetting({ title: 'Client secret' }),
  companyId: plainSetting({ title: 'Company ID' }),
})
export type TriNetSettings = z.infer<typeof TriNetSettings>
