import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { beforeFirst, type EventLog } from '@laurel/ledger/log/port.ts'
import type { Pool, PoolClient } from 'pg'
import { createStoredRows, type StoredRows } from '../postgres/storedRows.ts'
import type { ReadModel } from '../readModel.ts'
import { liveSchema } from '../table.ts'
import { readBatches } from './batches.ts'
import { type Checkpoint, lockCheckpoints, putCheckpoint } from './checkpoints.ts'
import { digestOf } from './digest.ts'
import { rebuildBatchSize } from './limits.ts'
import { addKeys, createIndexes, createTables, dropPrevious, nextSchema, swapSchemas } from './schemas.ts'
import { inTransaction } from './transaction.ts'

export type RebuildReport = {
  readonly name: string
  /** The event up to which the new copy had been built when it took over. */
  readonly position: number
  readonly eventCount: number
  /** Whether both copies held the same rows; null unless that was asked for and both stood at the same event. */
  readonly isIdentical: boolean | null
}

export type RebuildOptions = {
  /** Compare the copies before they swap; projecting waits meanwhile. */
  readonly isCompared?: boolean
}

type Copy = {
  readonly readModel: ReadModel
  readonly rows: StoredRows
  position: number
  eventCount: number
}

/**
 * Builds read models anew from the first event on, beside the copies that serve, and swaps them: all in one
 * transaction, in which the new copies also see the last events, so that nothing goes back in time.
 */
export const rebuild = async (
  pool: Pool,
  log: EventLog,
  readModels: readonly ReadModel[],
  options: RebuildOptions = {},
): Promise<RebuildReport[]> => {
  const copies = await Promise.all(readModels.map(readModel => createCopy(pool, readModel)))
  await fill(pool, log, copies)
  await Promise.all(
    copies.map(({ readModel }) =>
      inTransaction(pool, client => createIndexes(client, nextSchema(readModel.name), readModel)),
    ),
  )
  // What came while the indexes were made.
  await fill(pool, log, copies)
  const reports = await inTransaction(pool, client => takeOver(client, log, copies, options))
  for (const { name } of reports) await dropPrevious(pool, name)
  return reports
}

const createCopy = async (pool: Pool, readModel: ReadModel): Promise<Copy> => {
  const schema = nextSchema(readModel.name)
  await dropPrevious(pool, readModel.name)
  await inTransaction(pool, async client => {
    await createTables(client, schema, readModel)
    await addKeys(client, schema, readModel)
  })
  return {
    readModel,
    rows: createStoredRows(schema, readModel, { isDeferring: true }),
    position: beforeFirst,
    eventCount: 0,
  }
}

const fill = async (pool: Pool, log: EventLog, copies: readonly Copy[]): Promise<void> => {
  const from = Math.min(...copies.map(copy => copy.position))
  for await (const events of readBatches(log, from, rebuildBatchSize))
    await Promise.all(copies.map(copy => inTransaction(pool, client => applyTo(copy, client, events))))
  await Promise.all(copies.map(copy => inTransaction(pool, client => copy.rows.flush(client))))
}

const applyTo = async (
  copy: Copy,
  client: PoolClient,
  events: readonly RecordedLedgerEvent[],
): Promise<void> => {
  const last = events.at(-1)
  if (!last) return
  await copy.rows.apply(client, events)
  copy.position = last.position
  copy.eventCount += events.length
}

const takeOver = async (
  client: PoolClient,
  log: EventLog,
  copies: readonly Copy[],
  options: RebuildOptions,
): Promise<RebuildReport[]> => {
  const names = copies.map(({ readModel }) => readModel.name)
  const serving = await lockCheckpoints(client, names)
  const reports: RebuildReport[] = []
  for (const copy of copies) {
    const { readModel } = copy
    const live = serving.find(({ name }) => name === readModel.name)
    await catchUp(client, log, copy, live)
    const isIdentical = options.isCompared ? await isSame(client, copy, live) : null
    await swapSchemas(client, readModel.name)
    const { name, version } = readModel
    await putCheckpoint(client, { name, version, position: copy.position })
    reports.push({ name, position: copy.position, eventCount: copy.eventCount, isIdentical })
  }
  return reports
}

/** Brings a copy to the event at which the serving one is held. */
const catchUp = async (
  client: PoolClient,
  log: EventLog,
  copy: Copy,
  live: Checkpoint | undefined,
): Promise<void> => {
  if (!live || live.position <= copy.position) return
  for await (const events of readBatches(log, copy.position, rebuildBatchSize)) {
    const due = events.filter(event => event.position <= live.position)
    await applyTo(copy, client, due)
    if (due.length < events.length) break
  }
  await copy.rows.flush(client)
}

const isSame = async (
  client: PoolClient,
  { readModel, position }: Copy,
  live: Checkpoint | undefined,
): Promise<boolean | null> => {
  if (live?.version !== readModel.version || live.position !== position) return null
  const before = await digestOf(client, liveSchema(readModel.name), readModel)
  return before === (await digestOf(client, nextSchema(readModel.name), readModel))
}
