import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { isUniqueViolation } from '@laurel/ledger/log/postgres/append/uniqueViolation.ts'
import type { Pool, PoolClient } from 'pg'
import { type Checkpoint, lockCheckpoints, putCheckpoint } from '../checkpoints.ts'
import { readBatches } from '../following/batches.ts'
import { rebuildBatchSize } from '../limits.ts'
import type { BulkLimits } from '../postgres/bulkTable.ts'
import { createIndexes, createTables, dropPrevious, nextSchema, swapSchemas } from '../schemas.ts'
import type { ReadModel } from '../tables/readModel.ts'
import { liveSchema } from '../tables/table.ts'
import { applyTo, type Copy, type CopyPlace, createCopy } from './copy.ts'
import { digestOf } from './digest.ts'
import { fillInBulk } from './fillInBulk.ts'

/** The advisory lock by which rebuilds of one database take turns. */
export const rebuildLock = 'laurel rebuild'

export type RebuildReport = {
  readonly name: string
  /** The event up to which the new copy had been built when it took over. */
  readonly position: number
  readonly eventCount: number
  /** Whether both copies had the same rows; null unless the check was requested and both were at the same event. */
  readonly isIdentical: boolean | null
}

export type RebuildOptions = {
  /** Compare the copies before they swap; projecting waits until then. */
  readonly isCompared?: boolean
  /** The memory limit of the rebuild, if not the default. */
  readonly limits?: BulkLimits
}

/**
 * Rebuilds read models from the first event on, beside the copies that serve, and swaps them: all in one
 * transaction, in which the new copies also see the last events, so that nothing goes back in time.
 */
export const rebuild = async (
  pool: Pool,
  log: EventLog,
  readModels: readonly ReadModel[],
  options: RebuildOptions = {},
): Promise<RebuildReport[]> => {
  for (const { name } of readModels) await dropPrevious(pool, name)
  const copies = await fillCopies(pool, log, readModels, options.limits)
  // The events recorded while the indexes were created.
  await fill(pool, log, copies)
  const reports = await inTransaction(pool, client => takeOver(client, log, copies, options))
  for (const { name } of reports) await dropPrevious(pool, name)
  return reports
}

/** Fills copies of read models with the log. */
export const fillCopies = async (
  pool: Pool,
  log: Pick<EventLog, 'readAll'>,
  readModels: readonly ReadModel[],
  limits: BulkLimits | undefined,
  placeOf?: (readModel: ReadModel) => CopyPlace,
): Promise<Copy[]> => {
  const create = (readModel: ReadModel): Copy => createCopy(readModel, placeOf?.(readModel))
  const inBulk = readModels.map(create)
  try {
    await fillInBulk(pool, log, inBulk, limits)
    return inBulk
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  // A row was put twice, far apart: only row by row does the later one replace the other.
  const byKeys = readModels.map(create)
  await Promise.all(
    byKeys.map(({ schema, readModel }) =>
      inTransaction(pool, async client => {
        await createTables(client, schema, readModel)
        await createIndexes(client, schema, readModel)
      }),
    ),
  )
  return byKeys
}

/** Applies the events that the copies have not seen. */
export const fill = async (
  pool: Pool,
  log: Pick<EventLog, 'readAll'>,
  copies: readonly Copy[],
): Promise<void> => {
  const from = Math.min(...copies.map(copy => copy.position))
  for await (const events of readBatches(log, from, rebuildBatchSize))
    await Promise.all(copies.map(copy => inTransaction(pool, client => applyTo(copy, client, events))))
  await Promise.all(copies.map(copy => inTransaction(pool, client => copy.rows.flush(client))))
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
export const catchUp = async (
  client: PoolClient,
  log: Pick<EventLog, 'readAll'>,
  copy: Copy,
  live: Pick<Checkpoint, 'position'> | undefined,
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
