import { z } from 'zod'
import { secretSetting } from '../../../partners/settingFields.ts'

/** What a connection of an identity provider keeps. Administrators enter none of it. */
export const ScimSettings = z.strictObject({
  /** SHA-256 of the token, in hex. */
  tokenHash: secretSetting({ title: 'Token' }),
})
export type ScimSettings = z.infer<typeof ScimSettings>
