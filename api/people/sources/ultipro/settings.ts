import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { choiceSetting, plainSetting, secretSetting } from '../../../partners/settingFields.ts'

export const ultiProTitle = 'UltiPro'

/** The tenant's own host. It becomes part of an address, so that its form is strict. */
const Host = boundedText(253)
  .toLowerCase()
  .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.ultipro\.(?:com|ca)$/, {
    error: 'Enter the host of your company, such as service5.ultipro.com.',
  })
  .meta({ title: 'Host', description: 'Such as service5.ultipro.com.', isSecret: false })

export const UltiProSettings = z.strictObject({
  host: Host,
  username: plainSetting({ title: 'User of the web service account' }),
  password: secretSetting({ title: 'Password' }),
  customerApiKey: secretSetting({ title: 'Customer API key', help: 'Five letters and digits.' }),
  departmentLevel: choiceSetting(['1', '2', '3', '4'], {
    title: 'Organization level of departments',
    help: 'Companies use the four levels in different ways.',
  }).default('1'),
})
export type UltiProSettings = z.infer<typeof UltiProSettings>
