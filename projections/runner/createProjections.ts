import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { Pool } from 'pg'
import type { ReadModel } from '../readModel.ts'
import { readModels as everyReadModel } from '../readModels.ts'
import { liveSchema } from '../table.ts'
import { type Checkpoint, readCheckpoints } from './checkpoints.ts'
import { digestOf } from './digest.ts'
import { type Following, follow } from './follow.ts'
import { createLiveModels, leastPosition } from './liveModels.ts'
import { createPositionWatch } from './positionWatch.ts'
import { outdatedReadModels, prepareReadModels } from './prepare.ts'
import { type RebuildOptions, type RebuildReport, rebuild } from './rebuild.ts'
import { whileNobodyRebuilds } from './rebuildLock.ts'
import { inTransaction } from './transaction.ts'

/** How far the read models are behind the log, in positions. */
export type Lag = {
  readonly head: number
  readonly position: number
  readonly behind: number
  readonly readModels: readonly {
    readonly name: string
    readonly version: number
    readonly position: number
  }[]
  /** Why nothing moves, if the last attempt to apply events failed. */
  readonly lastFailure: string | null
}

export type Projections = {
  /** Makes missing tables, builds outdated read models anew, then follows the log until `stop`. */
  start(): Promise<void>
  /** Ends following and all connections; nothing can be asked afterwards. */
  stop(): Promise<void>
  /**
   * Answers whether the read models show the event at a position within the time; no at once where the log ends before
   * that event or before what they show. Works without `start`, too.
   */
  waitForPosition(position: number, timeoutMs: number): Promise<boolean>
  lag(): Promise<Lag>
  /** Builds one read model, or all of them, anew beside the one that serves, and swaps. */
  rebuild(name?: string, options?: RebuildOptions): Promise<readonly RebuildReport[]>
  /** A hash over the contents of a read model: equal rows have equal digests. */
  digest(name: string): Promise<string>
}

export type ProjectionsOptions = {
  readonly log: EventLog
  readonly databaseUrl: string
  readonly readModels?: readonly ReadModel[]
}

const connectionsMax = 6

/** What a crash of the database takes from read models is projected again from the log, so nobody waits for the disk. */
const asynchronousCommits = '-c synchronous_commit=off'

export const createProjections = ({
  log,
  databaseUrl,
  readModels = everyReadModel,
}: ProjectionsOptions): Projections => {
  const pool = new Pool({ connectionString: databaseUrl, max: connectionsMax, options: asynchronousCommits })
  let lastFailure: string | null = null
  let following: Following | undefined
  const fail = (error: unknown): void => {
    lastFailure = error instanceof Error ? error.message : String(error)
  }
  pool.on('error', error => {
    fail(error)
    watch.doubt()
    following?.verify()
  })
  const checkpoints = () => checkpointsOf(pool, readModels)
  const readPosition = async () => leastPosition(await checkpoints())
  const watch = createPositionWatch({
    databaseUrl,
    readPosition,
    readHead: () => log.head(),
    onBehind: () => following?.verify(),
  })
  const live = createLiveModels(pool, readModels)
  const apply = async (events: readonly RecordedLedgerEvent[], after: number): Promise<void> => {
    try {
      watch.reach(await live.apply(events, after))
      lastFailure = null
    } catch (error) {
      watch.doubt()
      throw error
    }
  }

  return {
    start: async () => {
      await prepareReadModels(pool, readModels)
      await rebuildOutdated(pool, { log, databaseUrl, readModels })
      following ??= follow({ log, readPosition, apply, onFailure: fail })
    },
    stop: async () => {
      await following?.stop()
      await watch.stop()
      await pool.end()
    },
    waitForPosition: (position, timeoutMs) => watch.wait(position, timeoutMs),
    lag: async () => {
      const known = await checkpoints()
      // Asked last, so that only a log that lost events ends before what the read models show.
      const head = await log.head()
      const position = leastPosition(known)
      const failure = position > head ? logWentBack(position, head) : lastFailure
      return { head, position, behind: Math.max(0, head - position), readModels: known, lastFailure: failure }
    },
    rebuild: async (name, options) => {
      const wanted = name === undefined ? readModels : [readModelNamed(readModels, name)]
      await prepareReadModels(pool, readModels)
      return whileNobodyRebuilds(databaseUrl, () => rebuild(pool, log, wanted, options))
    },
    digest: async name => {
      const readModel = readModelNamed(readModels, name)
      return inTransaction(pool, client => digestOf(client, liveSchema(name), readModel))
    },
  }
}

const logWentBack = (position: number, head: number): string =>
  `The log ends at ${head}, before what the read models show (${position}): was it restored from a backup? ` +
  'Start Laurel again; read models are then built anew from what the log holds.'

const readModelNamed = (readModels: readonly ReadModel[], name: string): ReadModel => {
  const readModel = readModels.find(candidate => candidate.name === name)
  if (readModel) return readModel
  const names = readModels.map(candidate => candidate.name).join(', ')
  throw new Error(`There is no read model ${name}. These exist: ${names}.`)
}

const checkpointsOf = async (pool: Pool, readModels: readonly ReadModel[]): Promise<Checkpoint[]> => {
  const known = await readCheckpoints(pool)
  return known.filter(({ name }) => readModels.some(readModel => readModel.name === name))
}

const rebuildOutdated = async (
  pool: Pool,
  { log, databaseUrl, readModels }: Required<ProjectionsOptions>,
): Promise<void> => {
  const outdated = () => outdatedReadModels(pool, log, readModels)
  if ((await outdated()).length === 0) return
  await whileNobodyRebuilds(databaseUrl, async () => {
    // Another process may have done it while this one waited.
    const remaining = await outdated()
    if (remaining.length > 0) await rebuild(pool, log, remaining)
  })
}
