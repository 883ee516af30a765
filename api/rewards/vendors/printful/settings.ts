import { z } from 'zod'
import { grantedSetting, plainSetting, secretSetting } from '../../../partners/settingFields.ts'

/** A private token of Printful's developer portal, or what a grant gave. The token counts where there are both. */
export const PrintfulSettings = z
  .strictObject({
    apiKey: secretSetting({
      title: 'API token',
      help: 'A private token of Printful’s developer portal.',
    }).optional(),
    storeId: plainSetting({
      title: 'Store id',
      help: 'Needed where the token is for the whole account.',
    }).optional(),
    clientId: grantedSetting().optional(),
    clientSecret: grantedSetting().optional(),
    /** The first one; those that follow are kept apart. */
    refreshToken: grantedSetting().optional(),
  })
  .refine(settings => settings.apiKey !== undefined || grantIn(settings) !== undefined, {
    path: ['apiKey'],
    error: 'Enter an API token of Printful.',
  })
  .refine(({ apiKey, storeId }) => apiKey !== undefined || storeId === undefined, {
    path: ['storeId'],
    error: 'Access that was granted is for one store. Enter an API token to name another.',
  })
export type PrintfulSettings = z.infer<typeof PrintfulSettings>

type Granted = {
  readonly clientId?: string | undefined
  readonly clientSecret?: string | undefined
  readonly refreshToken?: string | undefined
}

export const grantIn = ({ clientId, clientSecret, refreshToken }: Granted) =>
  clientId !== undefined && clientSecret !== undefined && refreshToken !== undefined
    ? { clientId, clientSecret, refreshToken }
    : undefined

export const printfulOrigin = 'https://api.printful.com'
export const printfulGrantOrigin = 'https://www.printful.com'
