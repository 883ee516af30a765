import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Warn } from '../../warn.ts'
import { queryWithTimeout } from '../queryWithTimeout.ts'

export const notificationChannel = 'laurel_log'

export type Notifier = {
  readonly notify: () => void
  /** Waits until the last append is notified. */
  readonly close: () => Promise<void>
}

/** Under load, one notification covers all appends of this interval. */
const pauseMs = 10

/**
 * Notifies other processes of appends: at once under little load, and for many appends together under much.
 * Appends do not wait for it; a process that misses a notification finds the events by polling.
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
        warn('Other processes were not notified of new events. They find them by polling.', error)
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
