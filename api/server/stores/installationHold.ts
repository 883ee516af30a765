import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import { InstallationInUse } from './storeProblem.ts'

/** Held until it is released, or until the process ends. */
export type InstallationHold = { readonly release: () => Promise<void> }

const lockName = 'laurel installation'
const Held = z.object({ held: z.boolean() })
const retryMilliseconds = 1_000

/** Both ends probe a silent connection: the lock of a machine that vanished is free within half a minute. */
const probing = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
  connectionTimeoutMillis: 10_000,
  query_timeout: 10_000,
  application_name: 'laurel hold',
}

/** A connection with the lock; undefined while others have it. */
const lock = async (databaseUrl: string, statement: string): Promise<Client | undefined> => {
  const client = new Client({ ...probing, connectionString: databaseUrl })
  // A connection that breaks also emits `end`, which is handled where it matters.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(`select ${statement}(hashtextextended($1, 0)) as held`, [lockName])
  if (Held.parse(rows[0]).held) return client
  await client.end()
  return undefined
}

/**
 * Holds an advisory lock of the database: shared by all processes that use the installation, exclusive for the one that
 * moves the log. A process that loses its lock to a move ends, because it would append to the former log.
 */
export const holdInstallation = async (
  databaseUrl: string,
  { isAlone = false }: { readonly isAlone?: boolean },
): Promise<InstallationHold> => {
  const hold = isAlone
    ? await takeInstallation(databaseUrl)
    : await shareInstallation(databaseUrl, endProcess)
  if (hold) return hold
  throw new InstallationInUse(
    isAlone
      ? 'Laurel is running on this installation: stop the server and every other command of it first.'
      : 'The log of this installation is being copied to another store. Wait until copy-log has ended.',
  )
}

const endProcess = (): void => {
  process.stderr.write(
    'The log of this installation is being copied to another store, so this process stops.\n',
  )
  process.kill(process.pid, 'SIGTERM')
}

/** Keeps every other process from using the installation. Undefined while one uses it. */
export const takeInstallation = async (databaseUrl: string): Promise<InstallationHold | undefined> => {
  const client = await lock(databaseUrl, 'pg_try_advisory_lock')
  return client && { release: () => client.end() }
}

/**
 * Marks the installation as used by this process. A lost connection is replaced. Undefined while the log is moved;
 * `onLost` is called when a move began before the connection was replaced.
 */
export const shareInstallation = async (
  databaseUrl: string,
  onLost: () => void,
): Promise<InstallationHold | undefined> => {
  const share = () => lock(databaseUrl, 'pg_try_advisory_lock_shared')
  const first = await share()
  if (!first) return undefined
  const releasing = new AbortController()
  const { signal } = releasing
  let current = first

  const replace = async (): Promise<void> => {
    while (!signal.aborted) {
      const next = await share().catch(() => 'unreachable' as const)
      if (next === undefined) {
        onLost()
        return
      }
      if (next !== 'unreachable') {
        keep(next)
        return
      }
      await pause(retryMilliseconds, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const keep = (client: Client): void => {
    current = client
    client.once('end', () => void replace())
    if (signal.aborted) void client.end()
  }
  keep(first)
  return {
    release: async () => {
      releasing.abort()
      await current.end().catch(() => undefined)
    },
  }
}
