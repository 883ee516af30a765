import type { StoreSettings } from '@laurel/api/server/stores/settings.ts'
import { CommandFailed } from '../reportFailure.ts'
import { decryptFiles, encrypterFor, encryptFiles, isEncryptedFolder, withPlainFolder } from './ageFiles.ts'
import type { CurrentManifest, Manifest } from './manifest.ts'
import { restoreBackup } from './restoreBackup.ts'
import { type BackupSource, prepareFolder, takeBackup } from './takeBackup.ts'

/**
 * Takes a backup whose files are encrypted to the recipients. The files are collected in the data folder, so that nothing
 * but encrypted files ever lies in the folder of the backup.
 */
export const takeEncryptedBackup = async (
  source: BackupSource,
  folder: string,
  recipients: readonly string[],
): Promise<CurrentManifest> => {
  encrypterFor(recipients)
  await prepareFolder(folder)
  return await withPlainFolder(source.home, async plain => {
    const manifest = await takeBackup(source, plain)
    await encryptFiles(plain, folder, recipients)
    return manifest
  })
}

/** Restores a backup, which is decrypted with an identity where it is encrypted. */
export const restoreAny = async (
  folder: string,
  settings: StoreSettings,
  identityFile: string | undefined,
): Promise<Manifest> => {
  if (!(await isEncryptedFolder(folder))) return await restoreBackup(folder, settings)
  if (identityFile === undefined)
    throw new CommandFailed('This backup is encrypted. Name the key of a recipient with --identity.')
  return await withPlainFolder(settings.home, async plain => {
    await decryptFiles(folder, plain, identityFile)
    return await restoreBackup(plain, settings)
  })
}
