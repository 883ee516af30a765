import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'

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

/** Keeps everybody else from using the installation. Undefined while another process uses it. */
export const takeInstallation = async (databaseUrl: string): Promise<InstallationHold | undefined> => {
  const client = await lock(databaseUrl, 'pg_try_advisory_lock')
  return client && { release: () => client.end() }
}

/**
 * Says that this process uses the installation, so that its log is not moved meanwhile. A lost connection is replaced.
 * Undefined while the log is moved; `onLost` is called when that began before the connection could be replaced.
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
