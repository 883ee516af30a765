import { migrate } from '@laurel/ledger/database/migrate.ts'
import { commandStreamMigrations } from '@laurel/ledger/handling/commandStreams/postgresCommandStreams.ts'
import { vaultMigrations } from '@laurel/ledger/vault/postgresVault.ts'
import { accessMigrations } from '../access/migrateAccess.ts'
import { deliveryMigrations } from '../delivery/migrateDelivery.ts'
import { slackMigrations } from '../slack/database/migrateSlack.ts'
import { workerMigrations } from './worker/checkpoint.ts'

/**
 * Brings all tables up to date, except those of the log, which may be in another store, and those of the read models,
 * which are rebuilt instead.
 */
export const migrateDatabase = (ownerUrl: string): Promise<void> =>
  migrate(ownerUrl, [
    vaultMigrations,
    commandStreamMigrations,
    accessMigrations,
    deliveryMigrations,
    slackMigrations,
    workerMigrations,
  ])
