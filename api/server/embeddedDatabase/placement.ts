import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { openDataFolder } from '../stores/dataFolder.ts'
import type { PostgresBinaries } from './postgresBinaries.ts'
import { canEnter, canPass, type ServerAccount } from './serverAccount.ts'

const defaultParents = ['/var/lib', '/var/tmp']

/**
 * Folder for the cluster: `<home>/database`, unless the server account cannot get there (root's home is usually
 * closed to others); then a folder of the system that is named after the home and stays the same at every start.
 */
export function placeCluster(
  home: string,
  account: ServerAccount | undefined,
  systemParents = defaultParents,
): string {
  openDataFolder(home)
  const inside = join(realpathSync(home), 'database')
  if (existsSync(join(inside, 'cluster')) || canPass(account, dirname(inside))) {
    return openFolder(inside)
  }
  const key = createHash('sha256').update(inside).digest('hex').slice(0, 12)
  return openFolder(join(systemFolder(systemParents), key))
}

/** The mode is set apart from the creation, which a strict umask would narrow. */
function openFolder(folder: string): string {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o755)
  }
  return folder
}

/** The Postgres folder itself, or a copy in a folder of the system when the server account cannot reach it. */
export function placeBinaries(
  binaries: PostgresBinaries,
  account: ServerAccount | undefined,
  systemParents = defaultParents,
): string {
  if (canEnter(account, join(binaries.folder, 'bin', 'postgres'))) return binaries.folder
  const copy = join(systemFolder(systemParents), `postgres-${binaries.version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${randomBytes(4).toString('hex')}`
  cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', unfinished])
  moveIntoPlace(unfinished, copy)
  return copy
}

/** Several starters may build the same folder at once; the first to finish wins and the others drop theirs. */
export function moveIntoPlace(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/** Only root comes here. A folder another user could write to is refused: programs are started from it. */
function systemFolder(parents: string[]): string {
  for (const parent of parents) {
    const folder = join(parent, 'laurel')
    try {
      openFolder(folder)
      const status = lstatSync(folder)
      if (status.isDirectory() && status.uid === 0 && (status.mode & 0o022) === 0) return folder
    } catch {
      // A read-only parent is normal in containers; the next one is tried.
    }
  }
  throw new Error(
    'The user that runs Postgres cannot reach this folder, and no folder of the system can be used instead. ' +
      'Move the project out of root’s home, start as a normal user, or set DATABASE_URL.',
  )
}
