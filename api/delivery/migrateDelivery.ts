import { readFile } from 'node:fs/promises'
import { inTransactionOn } from '@laurel/ledger/database/transaction.ts'
import { Client } from 'pg'

/** Brings the schema `delivery` to what this version needs; running it again, or twice at once, changes nothing. */
export const migrateDelivery = async (databaseUrl: string): Promise<void> => {
  const statements = await readFile(new URL('./schema.sql', import.meta.url), 'utf8')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await inTransactionOn(client, async () => {
      await client.query(`select pg_advisory_xact_lock(hashtext('laurel.migrateDelivery'))`)
      await client.query(statements)
    })
  } finally {
    await client.end()
  }
}
