import { setTimeout as pause } from 'node:timers/promises'
import type { EventLog } from '@laurel/ledger/log/port.ts'

/** With three pauses per batch, reading takes a quarter of a processor at most. */
const pausesPerBatch = 3

/**
 * A log for work that reads much of it in a process that serves people: after each batch it pauses three times as long as
 * the batch took. Throws the reason of the signal when it is aborted.
 */
export const unhurriedLog = <Log extends Pick<EventLog, 'readAll'>>(log: Log, signal: AbortSignal): Log => ({
  ...log,
  readAll: async function* (...place: Parameters<EventLog['readAll']>) {
    let began = performance.now()
    for await (const events of log.readAll(...place)) {
      signal.throwIfAborted()
      yield events
      // Includes the time that the reader took.
      await pause(pausesPerBatch * (performance.now() - began), undefined, { signal })
      began = performance.now()
    }
  },
})
