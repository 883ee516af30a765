import { Client, DatabaseError } from 'pg'

const insufficientPrivilege = '42501'

/**
 * Removes what deleted rows leave behind in PostgreSQL: dead rows in tables, and plain text in segments of the
 * write-ahead log that it no longer needs. Answers whether the role may do so.
 */
export const scrubStorage = async (ownerUrl: string): Promise<boolean> => {
  const client = new Client({ connectionString: ownerUrl, application_name: 'laurel erase' })
  await client.connect()
  try {
    await client.query('vacuum')
    // A checkpoint keeps the segments since the one before it.
    for (let time = 0; time < 2; time += 1) {
      await client.query('select pg_switch_wal()')
      await client.query('checkpoint')
    }
    return true
  } catch (error) {
    if (error instanceof DatabaseError && error.code === insufficientPrivilege) return false
    throw error
  } finally {
    await client.end()
  }
}
