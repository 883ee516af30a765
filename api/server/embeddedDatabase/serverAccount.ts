import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The user the server process runs as; undefined means the user of this process. */
export type ServerAccount = { name: string; uid: number; gid: number }

const candidates = ['postgres', '_postgres', 'nobody']

/** Postgres refuses to run as root, so root hands the server to an account that exists on every system. */
export function findServerAccount(
  uid: number | undefined = process.getuid?.(),
  accounts: string = readFileSync('/etc/passwd', 'utf8'),
): ServerAccount | undefined {
  if (uid !== 0) return undefined
  const known = accounts.split('\n').map(parseAccount)
  for (const name of candidates) {
    const account = known.find(each => each.name === name && each.uid > 0 && each.gid > 0)
    if (account !== undefined) return account
  }
  throw new Error(
    'Postgres does not run as root, and this system has neither a "postgres" nor a "nobody" user to run it as. ' +
      'Start as a normal user, or set DATABASE_URL to a Postgres 18 of your own.',
  )
}

/** The owner of the data must run the server, so that root uses the account that created the folder. */
export function ownerOf(dataFolder: string): ServerAccount {
  const { uid, gid } = statSync(dataFolder)
  return { name: String(uid), uid, gid }
}

/** Asks the system itself, so that groups and access lists count too. */
export function canEnter(account: ServerAccount | undefined, folder: string): boolean {
  return holds(account, 'test -x "$0" && test -r "$0"', folder)
}

/** Whether the account reaches what is in a folder, which it may not be able to list. */
export function canPass(account: ServerAccount | undefined, folder: string): boolean {
  return holds(account, 'test -x "$0"', folder)
}

function holds(account: ServerAccount | undefined, condition: string, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', condition, folder], spawnAs(account)).status === 0
}

export type SpawnOptions = { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv }

/** Runs as the account, from a folder it can surely enter, with messages this code can read. */
export function spawnAs(account: ServerAccount | undefined): SpawnOptions {
  const place = { cwd: '/', env: { ...process.env, LC_ALL: 'C' } }
  return account === undefined ? place : { ...place, uid: account.uid, gid: account.gid }
}

function parseAccount(line: string): ServerAccount {
  const [name = '', , uid, gid] = line.split(':')
  return { name, uid: Number(uid), gid: Number(gid) }
}
