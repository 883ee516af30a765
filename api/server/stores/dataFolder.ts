import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The folder is its user's alone. Below root's the database server passes through, as another user. */
const modeFor = (uid: number | undefined): number => (uid === 0 ? 0o711 : 0o700)

/** The mark of a data folder: others are never changed. */
const markFile = 'secrets.json'

/**
 * Creates the data folder where it is missing, closed to other users, and closes one that a former version left open. A
 * folder that is closed already stays as it is.
 */
export const openDataFolder = (home: string, uid: number | undefined = process.getuid?.()): void => {
  const mode = modeFor(uid)
  mkdirSync(home, { recursive: true, mode })
  const found = statSync(home)
  const isOurs = found.uid === uid && existsSync(join(home, markFile))
  const open = found.mode & 0o777 & ~mode
  if (isOurs && open !== 0) chmodSync(home, found.mode & mode)
}
