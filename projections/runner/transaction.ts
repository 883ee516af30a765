import type { Pool, PoolClient } from 'pg'

/** Runs work in a transaction on a connection of its own; a connection that failed is not used again. */
export const inTransaction = async <Answer>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> => {
  const client = await pool.connect()
  let lost: Error | undefined
  const lose = (error: Error): void => {
    lost = error
  }
  client.on('error', lose)
  try {
    await client.query('begin')
    const answer = await work(client)
    await client.query('commit')
    return answer
  } catch (error) {
    lost ??= await rollBack(client)
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
