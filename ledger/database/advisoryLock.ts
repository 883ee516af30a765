import { Client, type ClientConfig } from 'pg'
import { z } from 'zod'

const Locked = z.object({ locked: z.boolean() })

/** Both ends probe a silent connection: the lock of a machine that vanished is free within half a minute. */
const probing: ClientConfig = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
  connectionTimeoutMillis: 10_000,
}

/** Several connections can hold a shared lock at once, none beside an exclusive one. */
export type LockMode = 'exclusive' | 'shared'

/**
 * Opens a connection that holds the advisory lock of a name; undefined when another connection holds it. The lock is
 * free when the connection ends, also because its process died. A break of the connection is its event `end`.
 */
export const tryLock = async (
  databaseUrl: string,
  name: string,
  mode: LockMode = 'exclusive',
): Promise<Client | undefined> => {
  const client = new Client({
    ...probing,
    connectionString: databaseUrl,
    application_name: name,
    query_timeout: 10_000,
  })
  // A connection that breaks also emits `end`.
  client.on('error', () => {})
  await client.connect()
  try {
    const lock = mode === 'shared' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'
    const { rows } = await client.query(`select ${lock}(hashtextextended($1, 0)) as locked`, [name])
    if (Locked.parse(rows[0]).locked) return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  await client.end()
  return undefined
}

/** Does work while it holds the exclusive lock of a name, after waiting for it. Throws when the lock is lost. */
export const whileLocked = async <Answer>(
  databaseUrl: string,
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const client = new Client({ ...probing, connectionString: databaseUrl, application_name: name })
  let lost: Error | undefined
  client.on('error', error => {
    lost = error
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    const answer = await work()
    if (lost) throw lost
    return answer
  } finally {
    await client.end().catch(() => undefined)
  }
}
