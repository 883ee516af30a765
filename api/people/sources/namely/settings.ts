import { z } from 'zod'
import { secretSetting } from '../../../partners/settingFields.ts'
import { subdomainSetting } from '../subdomain.ts'

export const namelyTitle = 'Namely'

export const NamelySettings = z.strictObject({
  subdomain: subdomainSetting('namely.com'),
  pat: secretSetting({
    title: 'Personal access token',
    help: 'It ends when its owner is deactivated in Namely.',
  }),
})
export type NamelySettings = z.infer<typeof NamelySettings>
