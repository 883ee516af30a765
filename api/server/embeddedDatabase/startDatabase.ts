import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createCluster } from './createCluster.ts'
import { type DatabaseSession, joinServer } from './databaseSession.ts'
import { launchServer } from './launchServer.ts'
import { placeBinaries, placeCluster } from './placement.ts'
import { findPostgresBinaries } from './postgresBinaries.ts'
import { readPostmaster } from './postmaster.ts'
import { findServerAccount, ownerOf, type ServerAccount } from './serverAccount.ts'

export type StartDatabase = {
  /** Laurel's data folder; the database lives in `<home>/database`. */
  home: string
  /** Postgres settings by name; they count only when this call starts the server. */
  settings?: Record<string, string>
}

export type RunningDatabase = {
  url: string
  /** True when a server was found running, left by a killed process or shared with a living one. */
  reused: boolean
  /** Settles when this process left the server, or when the server went away by itself. */
  lost: Promise<void>
  /** Leaves the server and stops it, cleanly, unless another process still uses it. */
  stop(): Promise<void>
}

const startLimitMs = 60_000

/**
 * Gives the one embedded Postgres of this home: creates it, starts it, or joins the one that runs.
 * Throws an error that says what to do when none can be had.
 */
export async function startDatabase({ home, settings = {} }: StartDatabase): Promise<RunningDatabase> {
  const starter = findServerAccount()
  const folder = placeCluster(home, starter)
  const cluster = join(folder, 'cluster')
  const account = accountFor(cluster, starter)
  const binaries = placeBinaries(await findPostgresBinaries(), account)
  await createCluster(folder, binaries, account)
  const password = readPassword(cluster)

  const deadline = Date.now() + startLimitMs
  let started = false
  while (Date.now() < deadline) {
    const session = await joinServer(join(cluster, 'data'), password)
    if (session !== undefined) return running(session, !started)
    if (readPostmaster(join(cluster, 'data')) === undefined) {
      started = (await launchServer({ cluster, binaries, account, settings })) === 'started'
    }
    if (!started) await pause(20)
  }
  throw new Error(
    `The database in ${cluster} was started by another process and takes no connections yet. ` +
      `Look at ${join(cluster, 'server.log')}; when no Laurel runs, end that Postgres and start again.`,
  )
}

function accountFor(cluster: string, starter: ServerAccount | undefined): ServerAccount | undefined {
  const data = join(cluster, 'data')
  return starter !== undefined && existsSync(data) ? ownerOf(data) : starter
}

function readPassword(cluster: string): string {
  const file = join(cluster, 'password')
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(
      `${file} cannot be read: the database was created by another user. ` +
        'Start as that user, or set LAUREL_HOME to a folder of your own.',
      { cause: error },
    )
  }
}

function running(session: DatabaseSession, reused: boolean): RunningDatabase {
  let stopping: Promise<void> | undefined
  return {
    url: session.url,
    reused,
    lost: session.lost,
    stop() {
      stopping ??= session.leave()
      return stopping
    },
  }
}
