import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { Pool } from 'pg'
import { checkpointsOf, leastPosition } from '../checkpoints.ts'
import { prepareReadModels } from '../prepare.ts'
import type { ReadModel } from '../tables/readModel.ts'
import { fillUnseen } from './fillUnseen.ts'
import { type Following, follow } from './follow.ts'
import { createLiveModels } from './liveModels.ts'
import { rebuildOutdated } from './rebuildOutdated.ts'

/** Hears how following goes. */
export type Progress = {
  /** All read models show everything up to a position. */
  readonly reached: (position: number) => void
  /** Drops the known positions: a crash of the database may have lost the last commits. */
  readonly doubted: () => void
  /** The error of a failed attempt, which is retried. */
  readonly failed: (message: string) => void
}

export type FollowingOptions = {
  readonly pool: Pool
  readonly log: EventLog
  readonly databaseUrl: string
  readonly readModels: readonly ReadModel[]
  readonly progress: Progress
  /** Calls `rebuildStale` in another process. Left out, read models are rebuilt in this one. */
  readonly rebuildApart?: ((signal: AbortSignal) => Promise<void>) | undefined
}

/** Creates missing tables, rebuilds outdated read models, then follows the log until it is stopped. */
export const startFollowing = async (options: FollowingOptions): Promise<Following> => {
  const { pool, log, readModels, progress } = options
  await prepareReadModels(pool, readModels)
  await rebuildOutdated(options)
  const live = createLiveModels(pool, readModels)
  const apply = async (events: readonly RecordedLedgerEvent[], after: number): Promise<void> => {
    try {
      progress.reached(await live.apply(events, after))
    } catch (error) {
      progress.doubted()
      throw error
    }
  }
  const readPosition = async () => leastPosition(await checkpointsOf(pool, readModels))
  const begin = async (signal: AbortSignal): Promise<void> => {
    await fillUnseen({ ...options, signal })
    progress.reached(await readPosition())
  }
  return follow({ log, readPosition, begin, apply, onFailure: error => progress.failed(messageOf(error)) })
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
