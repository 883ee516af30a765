import { readFile } from 'node:fs/promises'
import { inTransactionOn } from '@laurel/ledger/database/transaction.ts'
import { Client } from 'pg'
import { migrateDelivery } from '../../delivery/migrateDelivery.ts'

/** Brings the schema `slack`, and `delivery` that its jobs go through, to what this version needs; running it again, or twice at once, changes nothing. */
export const migrateSlack = async (databaseUrl: string): Promise<void> => {
  await migrateDelivery(databaseUrl)
  const statements = await readFile(new URL('./tables.sql', import.meta.url), 'utf8')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await inTransactionOn(client, async () => {
      await client.query(`select pg_advisory_xact_lock(hashtext('laurel.migrateSlack'))`)
      await client.query(statements)
    })
  } finally {
    await client.end()
  }
}
