import { type ClientConfig, Pool, types } from 'pg'
import type { Warn } from '../warn.ts'
import { applicationRole } from './migrateLog.ts'

const int8 = 20

/** Positions stay far below 2^53, so that they are plain numbers everywhere. */
const parsers: NonNullable<ClientConfig['types']> = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : types.getTypeParser(oid, format),
}

/** No statement of the log takes long; what does has lost its server. */
const statementTimeoutMs = 30_000
/** A process that is frozen inside a transaction must not hold the head for ever. */
const idleTransactionTimeoutMs = 5_000
/** A server that has said nothing for so long will not answer any more. */
export const answerTimeoutMs = statementTimeoutMs + 5_000

/** So long a connection is silent at most: what stands between would forget it, or hide that the server is gone. */
const silenceMaxMs = 30_000
/** The server waits for rows that are on their way without any limit, and holds the lock of writers until they arrive. */
const silenceProbes = { idleSeconds: 10, intervalSeconds: 5, count: 3 } as const

export const clientConfiguration = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'laurel log',
  options: [
    `-c role=${applicationRole}`,
    // The fence counts on seeing what others committed while it waited for the lock.
    '-c default_transaction_isolation=read\\ committed',
    `-c idle_in_transaction_session_timeout=${idleTransactionTimeoutMs}`,
    `-c tcp_keepalives_idle=${silenceProbes.idleSeconds}`,
    `-c tcp_keepalives_interval=${silenceProbes.intervalSeconds}`,
    `-c tcp_keepalives_count=${silenceProbes.count}`,
  ].join(' '),
  statement_timeout: statementTimeoutMs,
  query_timeout: answerTimeoutMs,
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: silenceMaxMs,
  types: parsers,
})

/** Sends statements without waiting for the answers to those before; the types of the driver do not know it yet. */
export const pipelined: ClientConfig & { readonly pipeline: true } = { pipeline: true }

export const createPool = (
  url: string,
  connectionsMax: number,
  warn: Warn,
  configuration: ClientConfig = {},
): Pool => {
  const pool = new Pool({ ...clientConfiguration(url), ...configuration, max: connectionsMax })
  // A connection may break while it is lent out as well as while it is idle; unheard, either would end the process.
  pool.on('connect', client =>
    client.on('error', error => {
      if (!pool.ending) warn('The log lost a connection to Postgres; the next call opens a new one.', error)
    }),
  )
  pool.on('error', () => {})
  return pool
}
