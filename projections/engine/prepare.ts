import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { beforeFirst, type EventLog } from '@laurel/ledger/log/port.ts'
import type { Pool } from 'pg'
import { createCheckpoints, putCheckpoint, readCheckpoints } from './checkpoints.ts'
import { createIndexes, createTables } from './schemas.ts'
import { createSearchFunctions } from './searchFunctions.ts'
import type { ReadModel } from './tables/readModel.ts'
import { liveSchema } from './tables/table.ts'

/** Any number; programs that prepare one database at once take turns by it. */
const preparationLock = 7_274_015

/** Creates missing tables of read models. */
export const prepareReadModels = (pool: Pool, readModels: readonly ReadModel[]): Promise<void> =>
  inTransaction(pool, async client => {
    await client.query('select pg_advisory_xact_lock($1)', [preparationLock])
    await createCheckpoints(client)
    await createSearchFunctions(client)
    const known = new Set((await readCheckpoints(client)).map(({ name }) => name))
    for (const readModel of readModels.filter(({ name }) => !known.has(name))) {
      const schema = liveSchema(readModel.name)
      await createTables(client, schema, readModel)
      await createIndexes(client, schema, readModel)
      const { name, version } = readModel
      await putCheckpoint(client, { name, version, position: beforeFirst })
    }
  })

/**
 * The read models with outdated tables: another version of the program made them, or they show events that are not in
 * the log, for example after a restore. Tables of a newer program are left alone.
 */
export const outdatedReadModels = async (
  pool: Pool,
  log: EventLog,
  readModels: readonly ReadModel[],
): Promise<readonly ReadModel[]> => {
  const [checkpoints, head] = await Promise.all([readCheckpoints(pool), log.head()])
  return readModels.filter(readModel =>
    checkpoints.some(
      ({ name, version, position }) =>
        name === readModel.name &&
        (version < readModel.version || (version === readModel.version && position > head)),
    ),
  )
}
