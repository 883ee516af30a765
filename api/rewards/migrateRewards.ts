import type { Migrations } from '@laurel/ledger/database/migrate.ts'

export const rewardsMigrations: Migrations = {
  part: 'rewards',
  folder: new URL('./migrations/', import.meta.url),
}
