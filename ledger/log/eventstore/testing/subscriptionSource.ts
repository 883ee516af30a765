import type { AllFilter } from './filters.ts'
import { pageSize } from './filters.ts'
import type { LogRecord } from './logRecord.ts'
import { NoRecordThere, pageForwards, startOfLog } from './positions.ts'
import { passesAll } from './reading.ts'
import type { AllSubscription, StreamSubscription } from './readRequest.ts'
import type { RecordLog } from './recordLog.ts'
import { handlerThrew } from './refusals.ts'

type Position = { readonly commit: number; readonly prepare: number }

/** A page of what a subscription catches up on, and a checkpoint where one is due. */
export type CatchUpPage = {
  readonly records: readonly LogRecord[]
  readonly checkpoint?: Position
  /** The log ended here when the page was read. */
  readonly isLast: boolean
}

/** What a subscription gets: first what the log holds, page by page, then what is published. */
export type SubscriptionSource = {
  /** The next page; undefined where nothing was recorded since. Throws at a position that holds no record. */
  readonly nextPage: () => CatchUpPage | undefined
  /** Whether there is anything to follow so far: a stream that is missing is waited for. */
  readonly isThere: () => boolean
  /** Looks at a published record: whether it belongs to the subscription, and whether a checkpoint is due. */
  readonly consider: (record: LogRecord) => { readonly isWanted: boolean; readonly isCheckpoint: boolean }
}

export const allSource = (log: RecordLog, { after, filter }: AllSubscription): SubscriptionSource => {
  const passes = passesAll(log, filter?.passes)
  const window = filter?.window ?? Number.POSITIVE_INFINITY
  const counter = checkpointCounter(filter)
  let position = firstPosition(log, after)
  return {
    nextPage: () => {
      if (position === undefined) return undefined
      const { records, considered, next, isEnd } = pageForwards(log, position, {
        countMax: pageSize,
        window,
        passes,
      })
      if (considered === 0) return undefined
      counter.add(considered)
      // What is counted on the last page counts for the live records behind it.
      const isCheckpoint = !isEnd && counter.isDue()
      const newest = records.at(-1)?.position
      const checkpoint = newest === undefined ? position : { commit: newest, prepare: newest }
      position = next
      return isCheckpoint ? { records, checkpoint, isLast: isEnd } : { records, isLast: isEnd }
    },
    isThere: () => true,
    consider: record => {
      counter.add(1)
      return { isWanted: passes(record), isCheckpoint: counter.isDue() }
    },
  }
}

/** The engine skips the first visible record at or behind the position, which the subscriber has. */
const firstPosition = (log: RecordLog, after: AllSubscription['after']): Position | undefined => {
  if (after === 'end') return undefined
  if (after === undefined || (after.commit === 0 && after.prepare === 0)) return startOfLog
  const passes = passesAll(log, undefined)
  try {
    return pageForwards(log, after, { countMax: 1, window: Number.POSITIVE_INFINITY, passes }).next
  } catch (error) {
    throw error instanceof NoRecordThere ? handlerThrew() : error
  }
}

/** Counts considered records; unfiltered subscriptions get no checkpoints. */
const checkpointCounter = (filter: AllFilter | undefined) => {
  let counted = 0
  return {
    add: (considered: number): void => {
      counted += considered
    },
    /** Whether a checkpoint is due; if so, the next one is an interval away. */
    isDue: (): boolean => {
      if (!filter || counted < filter.checkpointInterval) return false
      counted %= filter.checkpointInterval
      return true
    },
  }
}

export const streamSource = (log: RecordLog, { stream, after }: StreamSubscription): SubscriptionSource => {
  let revision = after === 'end' ? undefined : after + 1
  return {
    nextPage: () => {
      const records = revision === undefined ? [] : log.streamOf(stream).slice(revision, revision + pageSize)
      if (revision === undefined || records.length === 0) return undefined
      revision += records.length
      return { records, isLast: records.length < pageSize }
    },
    isThere: () => after === 'end' || log.streamOf(stream).length > 0,
    consider: record => ({
      isWanted: record.stream === stream && (after === 'end' || record.revision > after),
      isCheckpoint: false,
    }),
  }
}
