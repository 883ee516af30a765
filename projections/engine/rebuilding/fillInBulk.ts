import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { beforeFirst, type EventLog } from '@laurel/ledger/log/port.ts'
import type { Pool, PoolClient } from 'pg'
import { readBatches } from '../following/batches.ts'
import { type BulkRows, createBulkRows } from '../postgres/bulkRows.ts'
import { type BulkLimits, usualLimits } from '../postgres/bulkTable.ts'
import { type CopyQueue, createCopyQueue } from '../postgres/copyQueue.ts'
import { createIndexes, createTables } from '../schemas.ts'
import type { RowChange } from '../tables/rowChange.ts'
import { applyTo, type Copy } from './copy.ts'
import { indexTogether } from './indexTogether.ts'

/** `bulk` until the memory is full; from then on the copy has its indexes and is written by keys. */
type Filling = { readonly copy: Copy; bulk: BulkRows | undefined; later: readonly RowChange[] }

/**
 * Fills empty copies with the whole log by COPY alone and creates their indexes afterwards. Throws the unique violation
 * of PostgreSQL if an event replaces a row that was written early.
 */
export const fillInBulk = async (
  pool: Pool,
  log: Pick<EventLog, 'readAll'>,
  copies: readonly Copy[],
  limits: BulkLimits = usualLimits,
): Promise<void> => {
  const fillings = await inTransaction(pool, client => copyEverything(client, log, copies, limits))
  const inBulk = fillings.filter(({ bulk }) => bulk !== undefined)
  await indexTogether(
    pool,
    inBulk.map(({ copy }) => copy),
  )
  for (const { copy, later } of inBulk)
    if (later.length > 0) await inTransaction(pool, client => copy.rows.alter(client, later))
}

const copyEverything = async (
  client: PoolClient,
  log: Pick<EventLog, 'readAll'>,
  copies: readonly Copy[],
  limits: BulkLimits,
): Promise<readonly Filling[]> => {
  for (const { schema, readModel } of copies) await createTables(client, schema, readModel)
  const fillings = copies.map(
    (copy): Filling => ({
      copy,
      bulk: createBulkRows(copy.schema, copy.readModel, limits),
      later: [],
    }),
  )
  const queue = createCopyQueue(client)
  for await (const events of readBatches(log, beforeFirst, limits.batchSize))
    for (const filling of fillings) await advance(filling, client, queue, events)
  for (const filling of fillings) if (filling.bulk) filling.later = await filling.bulk.finish(queue)
  await queue.drained()
  return fillings
}

const advance = async (
  filling: Filling,
  client: PoolClient,
  queue: CopyQueue,
  events: readonly RecordedLedgerEvent[],
): Promise<void> => {
  const { copy, bulk } = filling
  if (!bulk) {
    await queue.drained()
    await applyTo(copy, client, events)
    return
  }
  const last = events.at(-1)?.position ?? copy.position
  const due = last <= copy.until ? events : events.filter(({ position }) => position <= copy.until)
  bulk.fold(due)
  copy.position = due.at(-1)?.position ?? copy.position
  copy.eventCount += due.length
  await bulk.write(queue)
  if (!bulk.isFull()) return
  const later = await bulk.finish(queue)
  await queue.drained()
  await createIndexes(client, copy.schema, copy.readModel)
  await copy.rows.alter(client, later)
  filling.bulk = undefined
}
