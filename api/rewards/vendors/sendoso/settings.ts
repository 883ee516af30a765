import { z } from 'zod'
import { plainSetting, secretSetting } from '../../../partners/settingFields.ts'

/** What a connection to Sendoso needs. The refresh token is the first one; those that follow are kept apart. */
export const SendosoSettings = z.strictObject({
  clientId: plainSetting({ title: 'Client id' }),
  clientSecret: secretSetting({ title: 'Client secret' }),
  refreshToken: secretSetting({
    title: 'Refresh token',
    help: 'It works once: enter a new one when you change these settings.',
  }),
  webhookSecret: secretSetting({
    title: 'Signing secret of the webhook',
    help: 'Begins with whsec_. Without it, orders are looked up on schedule only.',
  })
    .regex(/^whsec_[A-Za-z0-9+/]+=*$/, 'Copy the whole secret. It begins with whsec_.')
    .optional(),
  countries: plainSetting({
    title: 'Countries',
    help: 'Two letters each, such as US, CA. Items are offered where Sendoso ships them. Empty for the United States.',
  })
    .regex(/^[A-Z]{2}( *, *[A-Z]{2}){0,29}$/, 'Write up to 30 countries as two letters each, such as US, CA.')
    .optional(),
})
export type SendosoSettings = z.infer<typeof SendosoSettings>

export const countriesOf = ({ countries = 'US' }: SendosoSettings): readonly string[] => [
  ...new Set(countries.split(',').map(country => country.trim())),
]

export type SendosoPlace = { readonly title: string; readonly host: string }

export const sendosoPlaces = {
  production: { title: 'Sendoso', host: 'https://app.sendoso.com' },
  sandbox: { title: 'Sendoso Sandbox', host: 'https://app.staging.sendo.so' },
} as const satisfies Record<string, SendosoPlace>
