import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Warn } from '../../warn.ts'
import { queryWithTimeout } from '../queryWithTimeout.ts'

export const notificationChannel = 'laurel_log'

export type Notifier = {
  readonly notify: () => void
  /** Waits until what was appended last is announced. */
  readonly close: () => Promise<void>
}

/** In a rush one announcement stands for all appends of so long. */
const pauseMs = 10

/**
 * Tells other processes that the log has grown: at once where little happens, and for many appends together where much
 * does. It is no part of the appends, so that nobody waits for it; who misses one finds the events by looking.
 */
export const createNotifier = (pool: Pool, writer: string, warn: Warn): Notifier => {
  const closing = new AbortController()
  let isDue = false
  let telling: Promise<void> | undefined

  const tell = async (): Promise<void> => {
    while (isDue) {
      isDue = false
      try {
        await queryWithTimeout(pool, {
          name: 'log notify',
          text: 'select pg_notify($1, $2)',
          values: [notificationChannel, writer],
        })
      } catch (error) {
        warn('Other processes were not told of new events; they find them by themselves.', error)
      }
      await pause(pauseMs, undefined, { signal: closing.signal }).catch(() => {})
    }
    telling = undefined
  }

  return {
    notify: () => {
      isDue = true
      telling ??= tell()
    },
    close: async () => {
      closing.abort()
      await telling
    },
  }
}
