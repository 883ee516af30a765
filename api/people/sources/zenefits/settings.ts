import { z } from 'zod'
import { secretSetting } from '../../../partners/settingFields.ts'

export const zenefitsTitle = 'Zenefits'

export const ZenefitsSettings = z.strictObject({
  apikey: secretSetting({
    title: 'API key',
    help: 'Made in Zenefits under Company Profile, Custom Integrations.',
  }),
})
export type ZenefitsSettings = z.infer<typeof ZenefitsSettings>
