import { type Migrations, migrate } from '@laurel/ledger/database/migrate.ts'
import { deliveryMigrations } from '../../delivery/migrateDelivery.ts'

export const slackMigrations: Migrations = {
  part: 'slack',
  folder: new URL('./migrations/', import.meta.url),
}

/** Brings the schemas `slack` and `delivery`, which runs its jobs, up to date. */
export const migrateSlack = (ownerUrl: string): Promise<void> =>
  migrate(ownerUrl, [deliveryMigrations, slackMigrations])
