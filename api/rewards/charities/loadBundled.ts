import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { Pool } from 'pg'
import { countWords, createStaging, rankStaged, stageCharities } from './addCharities.ts'
import { sampleCharities } from './sampleCharities.ts'

const bundledCount = 320

/** Fills an empty table with synthetic nonprofits, so that the page shows something before a file is imported. */
export const loadBundled = (database: Pool): Promise<void> =>
  inTransaction(database, async client => {
    // Two processes that start at once must not both find the table empty.
    await client.query('lock table rewards.charities in share row exclusive mode')
    const { rows } = await client.query('select from rewards.charities limit 1')
    if (rows.length > 0) return
    await createStaging(client)
    await stageCharities(client, [...sampleCharities(bundledCount)])
    await rankStaged(client, 'rewards.charities')
    await countWords(client, 'rewards.charities')
  })
