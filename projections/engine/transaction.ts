import type { Pool, PoolClient } from 'pg'

/** Runs work in a transaction on a connection of its own; a connection that failed is not used again. */
export const inTransaction = <Answer>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> =>
  onConnection(pool, rollBack, async client => {
    await client.query('begin')
    const answer = await work(client)
    await client.query('commit')
    return answer
  })

/** Runs work on a connection of its own, which is not used again after a failure. */
export const withClient = <Answer>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> => onConnection(pool, async () => new Error('It failed.'), work)

/** `mend` makes the connection fit for others after a failure, or answers why it can't be. */
const onConnection = async <Answer>(
  pool: Pool,
  mend: (client: PoolClient) => Promise<Error | undefined>,
  work: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> => {
  const client = await pool.connect()
  let lost: Error | undefined
  const lose = (error: Error): void => {
    lost = error
  }
  client.on('error', lose)
  try {
    return await work(client)
  } catch (error) {
    lost ??= await mend(client)
    throw error
  } finally {
    client.off('error', lose)
    client.release(lost ?? false)
  }
}

const rollBack = async (client: PoolClient): Promise<Error | undefined> => {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
