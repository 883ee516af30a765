import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { plainSetting, secretSetting } from '../../../partners/settingFields.ts'

export const sagePeopleTitle = 'Sage People'

/** The password goes to hosts of Salesforce alone. */
export const isSalesforceHost = (host: string): boolean =>
  /^(?:[a-z0-9-]+\.)+(?:salesforce|force)\.com$/.test(host)

/** The field names are those of Sage People, in which administrators find them. */
export const SagePeopleSettings = z.strictObject({
  client_id: plainSetting({ title: 'Client ID' }),
  client_secret: secretSetting({ title: 'Client secret' }),
  username: boundedText(500)
    .meta({
      title: 'User',
      description:
        'Leave user and password empty to sign in with the client alone, which needs your own domain.',
      isSecret: false,
    })
    .exactOptional(),
  password: secretSetting({
    title: 'Password',
    help: 'With the security token of the user at its end, where Salesforce asks for it.',
  }).exactOptional(),
  domain: boundedText(253)
    .toLowerCase()
    .refine(isSalesforceHost, { error: 'Enter a host of Salesforce, such as acme.my.salesforce.com.' })
    .default('login.salesforce.com')
    .meta({
      title: 'Domain',
      description: 'login.salesforce.com, test.salesforce.com for a sandbox, or your own domain.',
      isSecret: false,
    }),
})
export type SagePeopleSettings = z.infer<typeof SagePeopleSettings>
