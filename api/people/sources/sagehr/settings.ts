import { z } from 'zod'
import { secretSetting } from '../../../partners/settingFields.ts'
import { subdomainSetting } from '../subdomain.ts'

export const sageHrTitle = 'Sage HR'

export const SageHrSettings = z.strictObject({
  subdomain: subdomainSetting('sage.hr'),
  token: secretSetting({ title: 'API token' }),
})
export type SageHrSettings = z.infer<typeof SageHrSettings>
