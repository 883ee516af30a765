import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { dropStaleNote, portLeftBehind, readPostmaster } from './postmaster.ts'
import { type ServerAccount, spawnAs } from './serverAccount.ts'

export type Launch = {
  cluster: string
  binaries: string
  account: ServerAccount | undefined
  settings: Record<string, string>
}

/**
 * Starts Postgres and returns when it takes connections: on the port of a server that died here, if it is free, else on
 * any. Returns too, having started nothing, when another starter was faster or the dead server's last processes are
 * still going. Throws with the end of the server's log when it cannot start.
 */
export async function launchServer(launch: Launch): Promise<'started' | 'beaten'> {
  const data = join(launch.cluster, 'data')
  const left = portLeftBehind(data)
  dropStaleNote(data)
  const port = (left && (await freePort(left).catch(() => undefined))) ?? (await freePort())
  const { server, readLog } = spawnServer(launch, data, port)
  const ended = new Promise<'ended'>(resolve => server.once('exit', () => resolve('ended')))
  const failed = new Promise<never>((_, reject) => server.once('error', reject))
  const ready = untilReady(data, server)
  const outcome = await Promise.race([ready, ended, failed])
  if (outcome === 'ready') return 'started'
  const log = readLog()
  if (/lock file .* (?:already exists|is empty)|Address already in use|pre-existing shared memory/.test(log))
    return 'beaten'
  throw new Error(`Postgres did not start. It says:\n${lastLines(log)}\n${hint(log, launch.cluster)}`)
}

/** Detached, so that Ctrl-C reaches Laurel alone and the database stays up until the last write is in. */
function spawnServer({ cluster, binaries, account, settings }: Launch, data: string, port: number) {
  const logFile = join(cluster, 'server.log')
  const log = openSync(logFile, 'a', 0o600)
  const before = fstatSync(log).size
  const fixed = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A segment that is reused keeps what it held; one that is deleted does not.
    wal_recycle: 'off',
  }
  const options = Object.entries({ ...settings, ...fixed }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const server = spawn(join(binaries, 'bin', 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...spawnAs(account),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  server.unref()
  return { server, readLog: () => readFileSync(logFile).subarray(before).toString().trim() }
}

async function untilReady(data: string, server: ChildProcess): Promise<'ready'> {
  while (server.exitCode === null && server.signalCode === null) {
    const postmaster = readPostmaster(data)
    if (postmaster?.ready && postmaster.pid === server.pid) return 'ready'
    await pause(10)
  }
  return new Promise(() => {})
}

/** Throws when a port that was asked for is taken. */
async function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

function lastLines(log: string): string {
  return log.split('\n').slice(-8).join('\n')
}

function hint(log: string, cluster: string): string {
  if (log.includes('incompatible with server')) {
    return `The data in ${cluster} was written by another major version. Set LAUREL_HOME to a new folder, or DATABASE_URL.`
  }
  if (log.includes('No space left')) return 'Free some disk space and start again.'
  return `The whole log is ${join(cluster, 'server.log')}. Set LAUREL_HOME to a new folder, or DATABASE_URL to a Postgres of your own.`
}
