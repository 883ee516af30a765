import { compareBalances } from '@laurel/ledger/audit/compareBalances.ts'
import { type Verification, verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { createEventStoreLog } from '@laurel/ledger/log/eventstore/eventStoreLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { everyBalance } from '@laurel/projections/books/balances/everyBalance.ts'
import type { Pool } from 'pg'
import { expect } from 'vitest'

/**
 * Replays the log against every promise of the ledger once the read models have caught up with it, and holds their
 * balances against the replayed books.
 */
export const auditLedger = async (
  databaseUrl: string,
  database: Pool,
  eventStoreUrl?: string,
): Promise<Verification> => {
  const log = eventStoreUrl
    ? createEventStoreLog({ url: eventStoreUrl })
    : createPostgresLog({ url: databaseUrl })
  try {
    const head = await log.head()
    await expect.poll(async () => (await everyBalance(database))?.position, { timeout: 15_000 }).toBe(head)
    const shown = await everyBalance(database)
    if (!shown) throw new Error('The balances were never projected.')
    return await verifyLedger(log, {
      postgresUrl: eventStoreUrl ? undefined : databaseUrl,
      comparison: {
        position: shown.position,
        compare: books => compareBalances(books, shown.balances),
      },
    })
  } finally {
    await log.close()
  }
}
