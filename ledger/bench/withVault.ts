import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import type { EventLog } from '../log/port.ts'
import { createPostgresVault, migrateVault } from '../vault/postgresVault.ts'
import { createVaultedLog } from '../vault/vaultedLog.ts'

/** Wraps logs with a vault, whose keys are in a database. `use` gets the function that wraps a log. */
export const withVault = async (
  databaseUrl: string,
  use: (behindVault: (log: EventLog) => EventLog) => Promise<void>,
): Promise<void> => {
  const database = new Pool({ connectionString: databaseUrl, max: 4 }).on('error', () => {})
  try {
    await migrateVault(databaseUrl)
    const key = randomBytes(32)
    const vault = createPostgresVault(database, () => [key])
    await use(log => createVaultedLog(log, vault))
  } finally {
    await database.end()
  }
}
