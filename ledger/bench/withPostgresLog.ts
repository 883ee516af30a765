import type { EventLog } from '../log/port.ts'
import { migrateLog } from '../log/postgres/migrateLog.ts'
import { createPostgresLog, type PostgresLogOptions } from '../log/postgres/postgresLog.ts'

/** Opens the log of a database for as long as it is used. */
export const withPostgresLog = async (
  databaseUrl: string,
  use: (log: EventLog) => Promise<void>,
  options: Omit<PostgresLogOptions, 'url'> = {},
): Promise<void> => {
  await migrateLog(databaseUrl)
  const log = createPostgresLog({ ...options, url: databaseUrl })
  try {
    await use(log)
  } finally {
    await log.close()
  }
}
