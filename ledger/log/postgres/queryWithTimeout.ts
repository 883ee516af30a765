import type { ClientConfig, Pool, QueryConfig, QueryResultRow } from 'pg'
import { answerTimeoutMs } from './connections.ts'

/** The configuration of pools for `queryWithTimeout`. */
export const withoutAnswerTimeout: ClientConfig = { query_timeout: 0 }

/**
 * Returns rows, or throws when the server does not answer in time; its connection is not used again then. Uses callbacks,
 * because the promises and timeouts of the driver reference each other in a chain: the garbage collector then keeps
 * pages that were read long ago, which makes reading a long log a quarter slower.
 */
export const queryWithTimeout = <Row extends QueryResultRow>(
  pool: Pool,
  question: QueryConfig,
  timeoutMs = answerTimeoutMs,
): Promise<readonly Row[]> =>
  new Promise((resolve, reject) => {
    pool.connect((unconnected, client, release) => {
      if (!client) {
        reject(unconnected)
        return
      }
      let isSettled = false
      const settle = (error: Error | undefined, rows: readonly Row[]): void => {
        if (isSettled) return
        isSettled = true
        clearTimeout(timer)
        release(error)
        if (error) reject(error)
        else resolve(rows)
      }
      const timer = setTimeout(() => settle(notAnswered(timeoutMs), []), timeoutMs)
      client.query<Row>(question, (error, result) => settle(error ?? undefined, error ? [] : result.rows))
    })
  })

const notAnswered = (timeoutMs: number): Error =>
  new Error(`PostgreSQL did not answer within ${timeoutMs} ms. Retry the query.`)
