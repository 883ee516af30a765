import { randomBytes } from 'node:crypto'
import { type Migrations, migrate } from '@laurel/ledger/database/migrate.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { Client } from 'pg'
import { expiredKeptMilliseconds, secretBytes } from './limits.ts'

export const accessMigrations: Migrations = {
  part: 'access',
  folder: new URL('./migrations/', import.meta.url),
}

/** Brings the schema `access` up to date and gives it a signing key. */
export const migrateAccess = async (ownerUrl: string): Promise<void> => {
  await migrate(ownerUrl, [accessMigrations])
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await prepareAccess(client)
  } finally {
    await client.end()
  }
}

/** Creates the first signing key, and deletes expired links, sign-ins and sessions. */
export const prepareAccess = async (database: Queryable): Promise<void> => {
  await database.query(
    'insert into access.signing_keys (secret) select $1 where not exists (select from access.signing_keys)',
    [randomBytes(secretBytes)],
  )
  const before = new Date(Date.now() - expiredKeptMilliseconds)
  for (const table of ['login_links', 'sign_ins', 'sessions'])
    await database.query(`delete from access.${table} where expires_at < $1`, [before])
}
