import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { environmentSetting, plainSetting, secretSetting } from '../../../partners/settingFields.ts'

export const dayforceTitle = 'Dayforce'

export const DayforceSettings = z.strictObject({
  namespace: boundedText(100)
    .regex(/^[\w-]+$/, { error: 'Enter the namespace of your company, such as acme.' })
    .meta({ title: 'Client namespace', isSecret: false }),
  username: plainSetting({ title: 'User' }),
  password: secretSetting({ title: 'Password' }),
  environment: environmentSetting.default('production'),
})
export type DayforceSettings = z.infer<typeof DayforceSettings>
