import { type Migrations, migrate } from '@laurel/ledger/database/migrate.ts'

export const sourceMigrations: Migrations = {
  part: 'sources',
  folder: new URL('./migrations/', import.meta.url),
}

/** Brings the schema `sources` up to date. */
export const migrateSources = (ownerUrl: string): Promise<void> => migrate(ownerUrl, [sourceMigrations])
