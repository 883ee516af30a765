import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { StoredSource } from '../../port.ts'
import { type FileRow, type KeepOutcome, keepFile, listedFiles, removeFile, renameFile } from '../files.ts'

/** The folder of a connection, as a session of SFTP needs it. */
export type Folder = {
  readonly list: () => Promise<readonly FileRow[]>
  readonly keep: (name: string, content: Buffer) => Promise<KeepOutcome>
  readonly rename: (from: string, to: string) => Promise<'renamed' | 'missing'>
  readonly remove: (name: string) => Promise<'removed' | 'missing'>
}

export const folderOf = (stored: StoredSource, fileKey: string, clock: () => Instant): Folder => ({
  list: () => listedFiles(stored),
  keep: (name, content) => keepFile(stored, { name, content, fileKey }, clock()),
  rename: (from, to) => renameFile(stored, from, to, clock()),
  remove: name => removeFile(stored, name, clock()),
})
