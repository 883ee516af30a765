import { z } from 'zod'
import { secretSetting } from '../../../partners/settingFields.ts'
import { subdomainSetting } from '../subdomain.ts'

export const bambooHrTitle = 'BambooHR'

export const BambooHrSettings = z.strictObject({
  subdomain: subdomainSetting('bamboohr.com'),
  refreshToken: secretSetting({ title: 'Refresh token' }),
})
export type BambooHrSettings = z.infer<typeof BambooHrSettings>

/** Where the BambooHR of a company is. */
export const bambooHrOrigin = (subdomain: string, origin?: string): string =>
  origin ?? `https://${BambooHrSettings.shape.subdomain.parse(subdomain)}.bamboohr.com`
