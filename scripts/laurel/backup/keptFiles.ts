import { constants, existsSync } from 'node:fs'
import { chmod, copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDataFolder } from '@laurel/api/server/stores/dataFolder.ts'
import { CommandFailed } from '../reportFailure.ts'
import { hashOfFile, type Manifest } from './manifest.ts'

/** The files of the data folder that can't be created again. */
const fileNames = ['secrets.json', 'checkpoint-key.pem', 'checkpoints.jsonl'] as const

/** Copies the existing files of the data folder into a backup. */
export const keepFiles = async (home: string, folder: string): Promise<Manifest['kept']> => {
  const kept: Manifest['kept'] = []
  for (const file of fileNames) {
    if (!existsSync(join(home, file))) continue
    await copyPrivately(join(home, file), join(folder, file))
    kept.push({ file, sha256: await hashOfFile(join(folder, file)) })
  }
  return kept
}

/** Copies the files of a backup into a data folder, unless other files exist there. */
export const putFilesBack = async (folder: string, home: string, { kept }: Manifest): Promise<void> => {
  for (const { file, sha256 } of kept) {
    const there = join(home, file)
    if (existsSync(there) && (await hashOfFile(there)) !== sha256)
      throw new CommandFailed(
        `${there} belongs to another installation. Set LAUREL_HOME to a new folder and restore there.`,
      )
  }
  openDataFolder(home)
  for (const { file } of kept)
    if (!existsSync(join(home, file))) await copyPrivately(join(folder, file), join(home, file))
}

const copyPrivately = async (from: string, to: string): Promise<void> => {
  await copyFile(from, to, constants.COPYFILE_EXCL)
  await chmod(to, 0o600)
}
