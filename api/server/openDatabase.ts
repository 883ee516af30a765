import { Pool } from 'pg'
import { TimedPool } from './timedPool.ts'

/** The pools of one server, by the class of their queries. Each class has its own connections and its own limit of time. */
export type DatabasePools = {
  /** Jobs, Slack and the worker. */
  readonly work: Pool
  /** Calls of the API. */
  readonly calls: Pool
  /** Searches in calls of the API: few, so that slow ones wait for each other and not in front of other calls. */
  readonly searches: Pool
  readonly end: () => Promise<void>
}

/**
 * The time that the server gives a statement, and that the client waits for it. The server ends a statement first, so
 * that none keeps running after its caller has given up. A call has 9 s to answer.
 */
const limits = {
  work: { max: 10, statement_timeout: 19_000, query_timeout: 20_000 },
  calls: { max: 10, statement_timeout: 8_000, query_timeout: 8_500 },
  searches: { max: 2, statement_timeout: 8_000, query_timeout: 8_500 },
} as const

/**
 * How PostgreSQL runs statements of the server. Compiling a statement, which PostgreSQL does where its plan looks
 * expensive, takes longer than any of these statements. With the usual 4 MiB, figures of ten thousand people are sorted and
 * grouped on the disk.
 */
export const statementOptions = '-c jit=off -c work_mem=16MB'

/** A caller waits 5 s for a connection; then the database counts as away. */
const connecting = { connectionTimeoutMillis: 5_000, keepAlive: true, options: statementOptions } as const

export const openDatabase = (
  databaseUrl: string,
  onLost: (error: Error) => void,
  onWait?: (pool: string, milliseconds: number) => void,
): DatabasePools => {
  const create = (queries: keyof typeof limits): Pool => {
    const config = { connectionString: databaseUrl, ...connecting, ...limits[queries] }
    return onWait ? new TimedPool(config, milliseconds => onWait(queries, milliseconds)) : new Pool(config)
  }
  const open = (queries: keyof typeof limits): Pool =>
    create(queries)
      // A connection can break while it is lent out as well as while it is idle; an unhandled error ends the process.
      .on('connect', client => client.on('error', () => {}))
      .on('error', onLost)
  const pools = { work: open('work'), calls: open('calls'), searches: open('searches') }
  return {
    ...pools,
    end: async () => {
      await Promise.all([pools.work.end(), pools.calls.end(), pools.searches.end()])
    },
  }
}
