import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Pool } from 'pg'
import { countWords, createStaging, rankStaged, stageCharities } from './addCharities.ts'
import { sampleCharities } from './sampleCharities.ts'

const bundledCount = 320

/** Fills an empty table with synthetic nonprofits, so that the page shows something before a file is imported. */
export const loadBundled = async (database: Pool): Promise<void> => {
  // A start waits for no lock, such as that of an import, once there are nonprofits.
  if (!(await isEmpty(database))) return
  await inTransaction(database, async client => {
    // Two processes that start at once must not both find the table empty.
    await client.query('lock table rewards.charities in share row exclusive mode')
    if (!(await isEmpty(client))) return
    await createStaging(client)
    await stageCharities(client, [...sampleCharities(bundledCount)])
    await rankStaged(client, 'rewards.charities')
    await countWords(client, 'rewards.charities')
  })
}

const isEmpty = async (database: Queryable): Promise<boolean> =>
  (await database.query('select from rewards.charities limit 1')).rows.length === 0
