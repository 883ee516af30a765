import { type Migrations, migrate } from '@laurel/ledger/database/migrate.ts'

export const developerMigrations: Migrations = {
  part: 'developers',
  folder: new URL('./migrations/', import.meta.url),
}

/** Brings the schema `developers` up to date. */
export const migrateDevelopers = (ownerUrl: string): Promise<void> => migrate(ownerUrl, [developerMigrations])
