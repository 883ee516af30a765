import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LogRecord } from './logRecord.ts'
import type { RecordLog } from './recordLog.ts'

type Follower = { readonly from: number; readonly deliver: (record: LogRecord) => void }

/** Records published in one turn of the event loop: subscribers send between turns, as they do in the engine. */
const recordsPerTurn = 2

/** Publishes new records to live subscribers, in order and without waiting for any of them. */
export const createLiveFeed = (log: RecordLog) => {
  const followers = new Set<Follower>()
  let published = log.length()
  let isPublishing = false

  const publish = async (): Promise<void> => {
    if (isPublishing) return
    isPublishing = true
    while (published < log.length()) {
      const turnEnd = Math.min(published + recordsPerTurn, log.length())
      for (; published < turnEnd; published += 1) {
        const record = log.at(published)
        if (!record) break
        for (const { from, deliver } of followers) if (record.position >= from) deliver(record)
      }
      await nextTurn()
    }
    isPublishing = false
  }

  log.watch(() => void publish())

  return {
    /** Delivers the records from a position on, beginning with those that are not published yet. */
    follow: (from: number, deliver: (record: LogRecord) => void): (() => void) => {
      const follower = { from, deliver }
      followers.add(follower)
      return () => followers.delete(follower)
    },
  }
}

export type LiveFeed = ReturnType<typeof createLiveFeed>
