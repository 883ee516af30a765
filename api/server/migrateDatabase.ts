import { migrate, pendingMigrations } from '@laurel/ledger/database/migrate.ts'
import { commandStreamMigrations } from '@laurel/ledger/handling/commandStreams/postgresCommandStreams.ts'
import { snapshotMigrations } from '@laurel/ledger/handling/snapshots/postgresSnapshots.ts'
import { logMigrations } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { vaultMigrations } from '@laurel/ledger/vault/postgresVault.ts'
import { accessMigrations } from '../access/migrateAccess.ts'
import { billingMigrations } from '../billing/migrateBilling.ts'
import { deliveryMigrations } from '../delivery/migrateDelivery.ts'
import { developerMigrations } from '../developers/migrateDevelopers.ts'
import { sourceMigrations } from '../people/sources/migrateSources.ts'
import { rewardMigrations } from '../rewards/migrateRewards.ts'
import { slackMigrations } from '../slack/database/migrateSlack.ts'
import { workerMigrations } from './worker/checkpoint.ts'

const parts = [
  vaultMigrations,
  commandStreamMigrations,
  snapshotMigrations,
  accessMigrations,
  billingMigrations,
  deliveryMigrations,
  developerMigrations,
  rewardMigrations,
  slackMigrations,
  sourceMigrations,
  workerMigrations,
]

/**
 * Brings all tables up to date, except those of the log, which may be in another store, and those of the read models,
 * which are rebuilt instead.
 */
export const migrateDatabase = (ownerUrl: string): Promise<void> => migrate(ownerUrl, parts)

/** The migrations that `migrateDatabase` would run, and those of the log where it is in this database. */
export const pendingInDatabase = (url: string, hasLog: boolean): Promise<readonly string[]> =>
  pendingMigrations(url, hasLog ? [...parts, logMigrations] : parts)
