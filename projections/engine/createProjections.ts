import { whileLocked } from '@laurel/ledger/database/advisoryLock.ts'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { type LogLag, lagOf } from '@laurel/ledger/log/lagOf.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { Person } from '@laurel/ledger/vault/vault.ts'
import { readModels as everyReadModel } from '../readModels.ts'
import { checkpointsOf, leastPosition } from './checkpoints.ts'
import { eraseRows } from './erasing/eraseRows.ts'
import { eraseTexts, type TextErasure } from './erasing/eraseTexts.ts'
import { ledgerStreams } from './following/batches.ts'
import { fillUnseen } from './following/fillUnseen.ts'
import type { Following } from './following/follow.ts'
import { rebuildOutdated } from './following/rebuildOutdated.ts'
import { messageOf, type Progress, startFollowing } from './following/startFollowing.ts'
import { prepareReadModels } from './prepare.ts'
import { createReadModelPool } from './readModelPool.ts'
import { digestOf } from './rebuilding/digest.ts'
import { type RebuildOptions, type RebuildReport, rebuild, rebuildLock } from './rebuilding/rebuild.ts'
import type { ReadModel } from './tables/readModel.ts'
import { liveSchema } from './tables/table.ts'
import { createPositionWatch } from './waiting/positionWatch.ts'

/** How far the read models are behind the log. Positions are opaque, so the lag is given in seconds. */
export type Lag = LogLag & {
  readonly head: number
  readonly position: number
  readonly readModels: readonly {
    readonly name: string
    readonly version: number
    readonly position: number
  }[]
  /** Why nothing moves, if the last attempt to apply events failed. */
  readonly lastFailure: string | null
}

export type Projections = {
  /** Creates missing tables, rebuilds outdated read models, then follows the log until `stop`. */
  start(): Promise<void>
  /** Ends following and closes all connections; no call is possible afterwards. */
  stop(): Promise<void>
  /**
   * Waits until the read models show the event at a position, and answers whether they do within the time. Answers no
   * at once if the log ends before that event or before the position of the read models. It also works without `start`.
   */
  waitForPosition(position: number, timeoutMs: number): Promise<boolean>
  lag(): Promise<Lag>
  /** Rebuilds one read model, or all of them, beside the copy that serves, and swaps. */
  rebuild(name?: string, options?: RebuildOptions): Promise<readonly RebuildReport[]>
  /**
   * Rebuilds the read models that are outdated, and those that have seen nothing of a long log. A server has it done in
   * a process of its own, whose memory is free again at the end.
   */
  rebuildStale(signal: AbortSignal): Promise<void>
  /**
   * Removes the personal data of a person whose key is destroyed from the rows that serve. Needs `start`: it begins once
   * the read models show the event at a position, which recorded the erasure.
   */
  erase(person: Person, position: number): Promise<void>
  /**
   * Removes erased free texts from the rows that serve, a slice at a time. Needs `start`: it begins once the read models
   * show the event at a position, which recorded the erasure. Answers where the next slice begins; undefined at the end.
   */
  eraseTexts(erasure: TextErasure, position: number): Promise<number | undefined>
  /** A hash over the contents of a read model: equal rows have equal digests. */
  digest(name: string): Promise<string>
}

export type ProjectionsOptions = {
  readonly log: EventLog
  readonly databaseUrl: string
  readonly readModels?: readonly ReadModel[]
  /** Calls `rebuildStale` in another process. Left out, the following process does it. */
  readonly rebuildApart?: (signal: AbortSignal) => Promise<void>
}

export const createProjections = ({
  log,
  databaseUrl,
  readModels = everyReadModel,
  rebuildApart,
}: ProjectionsOptions): Projections => {
  let lastFailure: string | null = null
  let following: Following | undefined
  const pool = createReadModelPool(databaseUrl, error => {
    lastFailure = messageOf(error)
    watch.doubt()
    following?.verify()
  })
  const checkpoints = () => checkpointsOf(pool, readModels)
  const watch = createPositionWatch({
    databaseUrl,
    readPosition: async () => leastPosition(await checkpoints()),
    readHead: () => log.head(),
    onBehind: () => following?.verify(),
  })
  const progress: Progress = {
    reached: position => {
      watch.reach(position)
      lastFailure = null
    },
    doubted: () => watch.doubt(),
    failed: message => {
      lastFailure = message
    },
  }

  const readLag = async (): Promise<Lag> => {
    const known = await checkpoints()
    // The head is read last, so that it is before the read models only if the log lost events.
    const head = await log.head()
    const position = leastPosition(known)
    const failure = position > head ? logWentBack(position, head) : lastFailure
    const lag = await lagOf(log, position, ledgerStreams, new Date())
    return { ...lag, head, position, readModels: known, lastFailure: failure }
  }
  const throwFailure = async (): Promise<void> => {
    const { lastFailure: failure } = await readLag()
    if (failure !== null) throw new Error(`The read models do not show the erasure yet: ${failure}`)
  }

  return {
    start: async () => {
      following ??= await startFollowing({ pool, log, databaseUrl, readModels, progress, rebuildApart })
    },
    stop: async () => {
      await following?.stop()
      await watch.stop()
      await pool.end()
    },
    waitForPosition: (position, timeoutMs) => watch.wait(position, timeoutMs),
    lag: readLag,
    rebuild: async (name, options) => {
      const wanted = name === undefined ? readModels : [readModelNamed(readModels, name)]
      await prepareReadModels(pool, readModels)
      return whileLocked(databaseUrl, rebuildLock, () => rebuild(pool, log, wanted, options))
    },
    rebuildStale: async signal => {
      await prepareReadModels(pool, readModels)
      await rebuildOutdated({ pool, log, databaseUrl, readModels })
      await fillUnseen({ pool, log, databaseUrl, readModels, signal })
    },
    erase: async (person, position) => {
      while (!(await watch.wait(position, erasurePatienceMs))) await throwFailure()
      await whileLocked(databaseUrl, rebuildLock, () => eraseRows(pool, log, readModels, person))
    },
    eraseTexts: async (erasure, position) => {
      while (!(await watch.wait(position, erasurePatienceMs))) await throwFailure()
      return whileLocked(databaseUrl, rebuildLock, () => eraseTexts(pool, log, readModels, erasure))
    },
    digest: async name => {
      const readModel = readModelNamed(readModels, name)
      return inTransaction(pool, client => digestOf(client, liveSchema(name), readModel))
    },
  }
}

/** How long an erasure waits before it looks whether projecting fails. */
const erasurePatienceMs = 10_000

const logWentBack = (position: number, head: number): string =>
  `The log ends at ${head}, before what the read models show (${position}): was it restored from a backup? ` +
  'Start Laurel again; the read models are then rebuilt from the log.'

const readModelNamed = (readModels: readonly ReadModel[], name: string): ReadModel => {
  const readModel = readModels.find(candidate => candidate.name === name)
  if (readModel) return readModel
  const names = readModels.map(candidate => candidate.name).join(', ')
  throw new Error(`There is no read model ${name}. These exist: ${names}.`)
}
