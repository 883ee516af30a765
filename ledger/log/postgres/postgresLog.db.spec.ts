import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describeEventLog } from '../suite/describeEventLog.ts'
import { migrateLog } from './migrateLog.ts'
import { createPostgresLog } from './postgresLog.ts'

const { url } = await createTestDatabase()
await migrateLog(url)

describeEventLog('Postgres', { open: async () => createPostgresLog({ url }) })
