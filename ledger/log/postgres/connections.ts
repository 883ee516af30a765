import { type ClientConfig, Pool, types } from 'pg'
import type { Warn } from '../warn.ts'
import { applicationRole } from './migrateLog.ts'

const int8 = 20

/** Positions stay far below 2^53, so they are plain numbers everywhere. */
const parsers: NonNullable<ClientConfig['types']> = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : types.getTypeParser(oid, format),
}

/** No statement of the log takes this long unless its server is lost. */
const statementTimeoutMs = 30_000
/** A process that freezes inside a transaction must not keep the lock. */
const idleTransactionTimeoutMs = 5_000
/** A server that was silent for this long will not answer any more. */
export const answerTimeoutMs = statementTimeoutMs + 5_000

/** The interval of keep-alive probes: routers forget silent connections, or hide that the server is gone. */
const silenceMaxMs = 30_000
/** The server waits without a limit for announced rows, and holds the lock of writers until they arrive. */
const silenceProbes = { idleSeconds: 10, intervalSeconds: 5, count: 3 } as const

export const clientConfiguration = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'laurel log',
  options: [
    `-c role=${applicationRole}`,
    // The fence must see what was committed while it waited for the lock.
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

/** Sends statements without waiting for earlier answers. The driver's types lack this option. */
export const pipelined: ClientConfig & { readonly pipeline: true } = { pipeline: true }

export const createPool = (
  url: string,
  connectionsMax: number,
  warn: Warn,
  configuration: ClientConfig = {},
): Pool => {
  const pool = new Pool({ ...clientConfiguration(url), ...configuration, max: connectionsMax })
  // A connection may break in use or idle; an error without a listener would end the process.
  pool.on('connect', client =>
    client.on('error', error => {
      if (!pool.ending) warn('The log lost a connection to Postgres; the next call opens a new one.', error)
    }),
  )
  pool.on('error', () => {})
  return pool
}
