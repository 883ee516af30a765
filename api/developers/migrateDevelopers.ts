import type { Migrations } from '@laurel/ledger/database/migrate.ts'

export const developerMigrations: Migrations = {
  part: 'developers',
  folder: new URL('./migrations/', import.meta.url),
}
