import { type Migrations, migrate } from '@laurel/ledger/database/migrate.ts'

export const billingMigrations: Migrations = {
  part: 'billing',
  folder: new URL('./migrations/', import.meta.url),
}

/** Brings the schema `billing` up to date. */
export const migrateBilling = (ownerUrl: string): Promise<void> => migrate(ownerUrl, [billingMigrations])
