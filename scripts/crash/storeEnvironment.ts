import type { StoreSettings } from '../stores/settings.ts'

/** Tells a program which stores to open. */
export const storeEnvironment = ({ home, databaseUrl, eventStoreUrl }: StoreSettings) => ({
  LAUREL_HOME: home,
  DATABASE_URL: databaseUrl ?? '',
  EVENTSTORE_URL: eventStoreUrl ?? '',
})
