import type { ClientBase, Pool, PoolClient } from 'pg'

/** Runs work in a transaction on a connection of the pool. A broken connection does not return to the pool. */
export const inTransaction = <Answer>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> => onConnection(pool, rollBack, client => committed(client, work))

/** Runs work in a transaction on a connection of the caller. */
export const inTransactionOn = async <Client extends Pick<ClientBase, 'query'>, Answer>(
  client: Client,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await committed(client, work)
  } catch (error) {
    // A broken connection cannot roll back, the server does; the caller gets the first error.
    await rollBack(client)
    throw error
  }
}

/** Runs work on a connection of the pool, which is closed after a failure. */
export const withClient = <Answer>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> => onConnection(pool, async () => new Error('The work failed.'), work)

const committed = async <Client extends Pick<ClientBase, 'query'>, Answer>(
  client: Client,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> => {
  await client.query('begin')
  const answer = await work(client)
  await client.query('commit')
  return answer
}

/** Answers the error of a rollback that failed, after which the connection must not be used. */
const rollBack = async (client: Pick<ClientBase, 'query'>): Promise<Error | undefined> => {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** `recover` prepares the connection for its next use after a failure, or answers why that is impossible. */
const onConnection = async <Answer>(
  pool: Pool,
  recover: (client: PoolClient) => Promise<Error | undefined>,
  work: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> => {
  const client = await pool.connect()
  let broken: Error | undefined
  const note = (error: Error): void => {
    broken = error
  }
  client.on('error', note)
  try {
    return await work(client)
  } catch (error) {
    broken ??= await recover(client)
    throw error
  } finally {
    client.off('error', note)
    client.release(broken ?? false)
  }
}
