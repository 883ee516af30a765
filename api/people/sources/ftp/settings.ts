import { z } from 'zod'
import { choiceSetting, secretSetting } from '../../../partners/settingFields.ts'
import { FileColumns } from './columns.ts'

/** What a connection of files keeps. Administrators enter none of it. */
export const FtpSettings = z.strictObject({
  /** SHA-256 of the password, in hex. */
  passwordHash: secretSetting({ title: 'Password' }),
  /** 32 bytes in base64 that encrypt the files. */
  fileKey: secretSetting({ title: 'Key of the files' }),
  dateForm: choiceSetting(['yyyy-MM-dd', 'MM/dd/yyyy', 'dd/MM/yyyy'], {
    title: 'Dates',
    help: 'The order of day and month in the files.',
  }).default('yyyy-MM-dd'),
  columns: FileColumns.default({}),
})
export type FtpSettings = z.infer<typeof FtpSettings>
