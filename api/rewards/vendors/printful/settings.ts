import { z } from 'zod'
import { plainSetting, secretSetting } from '../../../partners/settingFields.ts'

/** A private token of Printful's developer portal. */
export const PrintfulSettings = z.strictObject({
  apiKey: secretSetting({ title: 'API token', help: 'A private token of Printful’s developer portal.' }),
  storeId: plainSetting({
    title: 'Store id',
    help: 'Needed where the token is for the whole account.',
  }).optional(),
})
export type PrintfulSettings = z.infer<typeof PrintfulSettings>

export const printfulOrigin = 'https://api.printful.com'
