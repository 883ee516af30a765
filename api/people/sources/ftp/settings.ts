import { z } from 'zod'
import { secretSetting } from '../../../partners/settingFields.ts'
import { FileColumns } from './columns.ts'

/** What a connection of files keeps. Administrators enter none of it. */
export const FtpSettings = z.strictObject({
  /** SHA-256 of the password, in hex. */
  passwordHash: secretSetting({ title: 'Password' }),
  /** 32 bytes in base64 that encrypt the files. */
  fileKey: secretSetting({ title: 'Key of the files' }),
  /** The columns of the files by the fields that they hold, where their names differ from the usual ones. */
  mapping: FileColumns.default({}),
})
export type FtpSettings = z.infer<typeof FtpSettings>
