import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { migrateDelivery } from '../../delivery/migrateDelivery.ts'

/** Migrates the schemas `slack` and `delivery` to this version. Running it again, or twice at once, changes nothing. */
export const migrateSlack = async (databaseUrl: string): Promise<void> => {
  await migrateDelivery(databaseUrl)
  const statements = await readFile(new URL('./tables.sql', import.meta.url), 'utf8')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtext('laurel.migrateSlack'))`)
    await client.query(statements)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
