import { z } from 'zod'
import { plainSetting, secretSetting } from '../../../partners/settingFields.ts'

/** What a connection to Pledge needs. The company is the donor: nothing about its people is sent. */
export const PledgeSettings = z.strictObject({
  apiKey: secretSetting({ title: 'API key', help: 'The primary key, which also signs webhooks.' }),
  donorName: plainSetting({ title: 'Donor', help: 'Your company, as nonprofits see it.' }),
  donorEmail: plainSetting({ title: 'E-mail of the donor', help: 'Receipts are sent there.' }).pipe(
    z.email().max(320),
  ),
})
export type PledgeSettings = z.infer<typeof PledgeSettings>

export const pledgeOrigin = 'https://api.pledge.to'
