import { Client } from 'pg'

/** Waits for whoever takes a checkpoint now: two at the same time would both continue from the same one. */
export const oneAtATime = async <Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('laurel.checkpoint'))`)
    return await work()
  } finally {
    // The lock lives with the connection, so that nobody waits for a process that died.
    await client.end()
  }
}
