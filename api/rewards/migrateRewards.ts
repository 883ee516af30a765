import { type Migrations, migrate } from '@laurel/ledger/database/migrate.ts'

export const rewardMigrations: Migrations = {
  part: 'rewards',
  folder: new URL('./migrations/', import.meta.url),
}

/** Brings the schema `rewards` up to date. */
export const migrateRewards = (ownerUrl: string): Promise<void> => migrate(ownerUrl, [rewardMigrations])
