import { whileLocked } from '@laurel/ledger/database/advisoryLock.ts'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { beforeFirst, type EventLog } from '@laurel/ledger/log/port.ts'
import { Pool, type PoolClient } from 'pg'
import { z } from 'zod'
import { readModels as everyReadModel } from '../../readModels.ts'
import { type Checkpoint, readCheckpoints } from '../checkpoints.ts'
import type { BulkLimits } from '../postgres/bulkTable.ts'
import { temporarySchema } from '../postgres/createTables.ts'
import type { Queryable } from '../queryable.ts'
import { readRows } from '../querying/rows.ts'
import type { Copy } from '../rebuilding/copy.ts'
import { catchUp, fill, fillCopies, rebuildLock } from '../rebuilding/rebuild.ts'
import type { ReadModel } from '../tables/readModel.ts'
import { nameDifferingRows } from './differingRows.ts'
import { differenceIn } from './partDigests.ts'

export type ReadModelComparison = {
  /** The tables that were compared. */
  readonly tables: number
  readonly differences: readonly { readonly position: number; readonly message: string }[]
}

export type ComparisonOptions = {
  readonly log: Pick<EventLog, 'readAll'>
  readonly databaseUrl: string
  readonly readModels?: readonly ReadModel[]
  /** The memory limit, if not the default. */
  readonly limits?: BulkLimits
}

/**
 * Folds every read model again and compares all rows with those that serve, at one position of the log. The copies are
 * temporary tables: the rows wait in PostgreSQL, and memory does not grow with them. Servers continue. Answers undefined
 * if the database has no read models.
 */
export const compareReadModels = async ({
  log,
  databaseUrl,
  readModels = everyReadModel,
  limits,
}: ComparisonOptions): Promise<ReadModelComparison | undefined> => {
  const { pool, lost } = openPool(databaseUrl)
  try {
    if (!(await hasReadModels(pool))) return undefined
    // A rebuild would exchange the tables that are compared.
    return await whileLocked(databaseUrl, rebuildLock, () => compare(pool, log, readModels, limits))
  } catch (error) {
    // Whatever came after the loss, such as a table that is missing, follows from it.
    throw lost() ?? error
  } finally {
    await pool.end()
  }
}

/** The application name of the connection that compares. */
export const comparisonName = 'laurel comparison'

/**
 * A pool of one connection, to which the temporary tables belong: it must not end while nothing is asked of it. `lost`
 * answers how it broke.
 */
const openPool = (databaseUrl: string): { readonly pool: Pool; readonly lost: () => Error | undefined } => {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: comparisonName,
    max: 1,
    idleTimeoutMillis: 0,
    options: '-c temp_buffers=64MB -c synchronous_commit=off',
  })
  let lost: Error | undefined
  const note = (cause: Error): void => {
    const message = `PostgreSQL ended the connection that compares the read models: ${cause.message}. Verify again.`
    lost ??= new Error(message, { cause })
  }
  // Also while the connection is in use, when the pool does not report its errors.
  pool.on('error', note).on('connect', client => client.on('error', note))
  return { pool, lost: () => lost }
}

const hasReadModels = async (database: Queryable): Promise<boolean> => {
  const { rows } = await database.query(`select where to_regclass('projections.checkpoints') is not null`)
  return rows.length > 0
}

const compare = async (
  pool: Pool,
  log: Pick<EventLog, 'readAll'>,
  readModels: readonly ReadModel[],
  limits: BulkLimits | undefined,
): Promise<ReadModelComparison> => {
  const before = await readCheckpoints(pool)
  const missing = await missingTables(pool, readModels)
  const served = readModels.filter(
    readModel => isServed(readModel, before) && !readModel.tables.some(({ live }) => missing.has(live)),
  )
  const outdated = readModels.filter(readModel => !served.includes(readModel)).map(notServed(before))
  const copies = await fillCopies(pool, log, served, limits, ({ name }) => ({
    schema: temporarySchema,
    until: positionOf(before, name),
  }))
  await fill(pool, log, copies)
  return inTransaction(pool, async client => {
    const checkpoints = await beginSnapshot(client, served)
    const differences = [...outdated]
    for (const copy of copies) differences.push(...(await compareOne(client, log, copy, checkpoints)))
    return { tables: served.flatMap(({ tables }) => tables).length, differences }
  })
}

const Missing = z.object({ name: z.string() })

const missingTables = async (
  database: Queryable,
  readModels: readonly ReadModel[],
): Promise<ReadonlySet<string>> => {
  const names = readModels.flatMap(({ tables }) => tables.map(({ live }) => live))
  const rows = await readRows(
    database,
    Missing,
    'select name from unnest($1::text[]) as name where to_regclass(name) is null',
    [names],
  )
  return new Set(rows.map(({ name }) => name))
}

const positionOf = (checkpoints: readonly Checkpoint[], wanted: string): number =>
  checkpoints.find(({ name }) => name === wanted)?.position ?? beforeFirst

const isServed = ({ name, version }: ReadModel, checkpoints: readonly Checkpoint[]): boolean =>
  checkpoints.some(checkpoint => checkpoint.name === name && checkpoint.version === version)

const notServed =
  (checkpoints: readonly Checkpoint[]) =>
  ({ name, version }: ReadModel) => {
    const stored = checkpoints.find(checkpoint => checkpoint.name === name)
    const state =
      stored?.version === version || !stored
        ? 'is not complete in the database'
        : `is of version ${stored.version}, and this program folds version ${version}`
    return {
      position: stored?.position ?? beforeFirst,
      message: `The read model ${name} ${state}: it was not compared. Run laurel rebuild, and verify again.`,
    }
  }

/** All tables and checkpoints as of one moment. The locks come first: a table that is dropped later has no rows then. */
const beginSnapshot = async (
  client: PoolClient,
  readModels: readonly ReadModel[],
): Promise<readonly Checkpoint[]> => {
  await client.query('set transaction isolation level repeatable read')
  for (const { tables } of readModels)
    for (const { live } of tables) await client.query(`lock table ${live} in access share mode`)
  return readCheckpoints(client)
}

const compareOne = async (
  client: PoolClient,
  log: Pick<EventLog, 'readAll'>,
  copy: Copy,
  checkpoints: readonly Checkpoint[],
): Promise<ReadModelComparison['differences']> => {
  const { name, tables } = copy.readModel
  const position = positionOf(checkpoints, name)
  copy.until = position
  await catchUp(client, log, copy, { position })
  if (copy.position !== position) {
    const message = `The read model ${name} shows the log up to position ${position}, which the log does not have: its rows were not compared.`
    return [{ position, message }]
  }
  const differences: { position: number; message: string }[] = []
  for (const table of tables) {
    const difference = await differenceIn(client, table)
    if (!difference) continue
    const { parts, shownRows, foldedRows } = difference
    const summary = `${table.live} differs from the log in ${parts.length} parts with ${shownRows} rows, of which the log gives ${foldedRows}.`
    const rows = await nameDifferingRows(client, table, parts)
    differences.push(...[summary, ...rows].map(message => ({ position, message })))
  }
  return differences
}
