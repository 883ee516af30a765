import { createAccess } from '@laurel/api/access/createAccess.ts'
import { buildApi } from '@laurel/api/http/buildApi.ts'
import { statementOptions } from '@laurel/api/server/openDatabase.ts'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Pool } from 'pg'
import type { Place } from '../prepareCompanies.ts'
import { type CountingPool, countReading } from './countingPool.ts'

export type CountingApi = {
  readonly origin: string
  readonly counting: CountingPool
  readonly database: Pool
  readonly stop: () => Promise<void>
}

/** The API in this process, with every statement of its queries counted. */
export const serveCounting = async ({ home, databaseUrl }: Place): Promise<CountingApi> => {
  const stores = await openStores({ home, databaseUrl, eventStoreUrl: undefined })
  const database = new Pool({ connectionString: databaseUrl, max: 4, options: statementOptions })
  database.on('error', () => {})
  const counting = countReading(database)
  const projections = createProjections({ log: stores.log, databaseUrl })
  const { pool } = counting
  const origin = 'http://127.0.0.1'
  const app = await buildApi({
    ledger: createLedger(stores),
    log: {
      name: stores.logName,
      head: () => stores.log.head(),
      readStream: (...read) => stores.log.readStream(...read),
    },
    database: pool,
    searches: pool,
    databaseUrl,
    projections,
    access: createAccess(pool, { secrets: () => [loadSecrets(home).encryptionKey] }),
    vault: stores.vault,
    settings: {
      origin,
      staticFolders: { admin: '/nowhere/admin', portal: '/nowhere/portal' },
      answerMilliseconds: 30_000,
    },
  })
  return {
    origin: await app.listen({ host: '127.0.0.1', port: 0 }),
    counting,
    database,
    stop: async () => {
      await app.close()
      await projections.stop()
      await database.end()
      await stores.close()
    },
  }
}
