import { Client } from 'pg'

/** Any number; rebuilds of one database take turns by it. */
const lock = 7_274_016

/** Does work while no other process rebuilds; waits until it is its turn. */
export const whileNobodyRebuilds = async <Answer>(
  databaseUrl: string,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const client = new Client({ connectionString: databaseUrl })
  let lost: Error | undefined
  client.on('error', error => {
    lost = error
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    const answer = await work()
    if (lost) throw lost
    return answer
  } finally {
    await client.end()
  }
}
