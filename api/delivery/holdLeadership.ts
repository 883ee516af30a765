import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'

export type Leadership = {
  readonly databaseUrl: string
  /** What is led; one leader for each name on a database. */
  readonly name: string
  /** Leads until the signal says that leadership is lost or over. */
  readonly lead: (signal: AbortSignal) => Promise<void>
  readonly onError: (error: unknown) => void
  readonly signal: AbortSignal
}

const retryMilliseconds = 1_000

/**
 * Leads while this process holds the database's advisory lock for the name. The lock lives with a connection: when
 * the process dies or the connection breaks, the database frees it and another process takes over.
 */
export const holdLeadership = async (leadership: Leadership): Promise<void> => {
  const { onError, signal } = leadership
  while (!signal.aborted) {
    await leadOnce(leadership).catch(onError)
    await pause(retryMilliseconds, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

const Locked = z.object({ locked: z.boolean() })

/**
 * A leader whose machine vanished says no good-bye: both ends probe a silent connection, so that the lock is free, and
 * the leader knows, within half a minute.
 */
const probing = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
  connectionTimeoutMillis: 10_000,
  query_timeout: 10_000,
}

const leadOnce = async ({ databaseUrl, name, lead, signal }: Leadership): Promise<void> => {
  const client = new Client({ ...probing, connectionString: databaseUrl, application_name: `laurel ${name}` })
  const lost = new AbortController()
  client.on('error', error => lost.abort(error))
  client.on('end', () => lost.abort())
  await client.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as locked', [
      `laurel ${name}`,
    ])
    if (Locked.parse(rows[0]).locked) await lead(AbortSignal.any([signal, lost.signal]))
  } finally {
    await client.end().catch(() => undefined)
  }
}
