import { type Migrations, migrate } from '@laurel/ledger/database/migrate.ts'

export const deliveryMigrations: Migrations = {
  part: 'delivery',
  folder: new URL('./migrations/', import.meta.url),
}

export const migrateDelivery = (ownerUrl: string): Promise<void> => migrate(ownerUrl, [deliveryMigrations])
