import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { moveIntoPlace } from './placement.ts'
import { type ServerAccount, spawnAs } from './serverAccount.ts'

/** Creates `<folder>/cluster` with its data and the password of its one user, unless it is there already. */
export async function createCluster(
  folder: string,
  binaries: string,
  account: ServerAccount | undefined,
): Promise<void> {
  const cluster = join(folder, 'cluster')
  if (existsSync(cluster)) return
  const unfinished = join(folder, `unfinished-${randomBytes(4).toString('hex')}`)
  try {
    mkdirSync(unfinished, { mode: 0o755 })
    const password = randomBytes(24).toString('base64url')
    writeFileSync(join(unfinished, 'password'), password, { mode: 0o600 })
    await initialise(unfinished, password, binaries, account)
    moveIntoPlace(unfinished, cluster)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

async function initialise(
  folder: string,
  password: string,
  binaries: string,
  account: ServerAccount | undefined,
): Promise<void> {
  const data = join(folder, 'data')
  const passwordForServer = join(folder, 'password.initdb')
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordForServer, password, { mode: 0o600 })
  if (account !== undefined) {
    chmodSync(folder, 0o755)
    chownSync(data, account.uid, account.gid)
    chownSync(passwordForServer, account.uid, account.gid)
  }
  await run(join(binaries, 'bin', 'initdb'), initdbArguments(data, passwordForServer), account)
  rmSync(passwordForServer)
}

/** The builtin C.UTF-8 locale sorts the same on every machine, whatever locales it has. */
function initdbArguments(data: string, passwordFile: string): string[] {
  return [
    `--pgdata=${data}`,
    '--username=laurel',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
}

async function run(program: string, parameters: string[], account: ServerAccount | undefined): Promise<void> {
  try {
    await promisify(execFile)(program, parameters, spawnAs(account))
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new Error(`Postgres could not create its data folder:\n${reason.trim()}\n${hint(reason)}`)
  }
}

function hint(reason: string): string {
  if (reason.includes('effective user ID')) {
    return 'This user has no name in /etc/passwd, which Postgres needs. Run as a named user, or set DATABASE_URL.'
  }
  if (reason.includes('No space left')) return 'Free some disk space (60 MB are enough) and start again.'
  return 'Set LAUREL_HOME to a folder on a local disk that you may write to, or set DATABASE_URL.'
}
