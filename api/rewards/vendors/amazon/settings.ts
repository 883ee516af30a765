import { z } from 'zod'
import { environmentSetting, plainSetting, secretSetting } from '../../../partners/settingFields.ts'

/** One part of the world, with endpoints and a consent of its own. */
export const continents = ['northAmerica', 'europe', 'farEast'] as const
export type Continent = (typeof continents)[number]

/** A connection to Amazon Business. An administrator of the account consents once for each part of the world. */
export const AmazonSettings = z.strictObject({
  environment: environmentSetting,
  clientId: plainSetting({
    title: 'Client ID',
    help: 'Of the app in the developer profile of Amazon Business.',
  }),
  clientSecret: secretSetting({ title: 'Client secret' }),
  refreshTokenNorthAmerica: secretSetting({
    title: 'Refresh token for North America',
    help: 'For members in the US and Canada.',
  }).optional(),
  refreshTokenEurope: secretSetting({
    title: 'Refresh token for Europe',
    help: 'For members in Europe and India.',
  }).optional(),
  refreshTokenFarEast: secretSetting({
    title: 'Refresh token for the Far East',
    help: 'For members in Australia.',
  }).optional(),
  buyerEmail: z.email().max(320).meta({
    title: 'E-mail of the buyer',
    description: 'A member of the account who has the role of a buyer. All orders are theirs.',
    isSecret: false,
  }),
  buyingGroup: plainSetting({
    title: 'Buying group',
    help: 'The group of the account that pays; without one, the group of the buyer.',
  }).optional(),
  phone: plainSetting({
    title: 'Phone for deliveries',
    help: 'For parcels of members whose address has no phone number.',
  }),
})
export type AmazonSettings = z.infer<typeof AmazonSettings>

export const refreshTokenFor = (settings: AmazonSettings, continent: Continent): string | null => {
  switch (continent) {
    case 'northAmerica':
      return settings.refreshTokenNorthAmerica ?? null
    case 'europe':
      return settings.refreshTokenEurope ?? null
    case 'farEast':
      return settings.refreshTokenFarEast ?? null
  }
}
