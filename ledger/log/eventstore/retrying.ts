import { setTimeout as pause } from 'node:timers/promises'
import { isPassing } from './faults.ts'

/** How long something is tried while the engine does not answer, with growing pauses. Its caller is waiting. */
const patienceMilliseconds = 8_000
const firstPauseMilliseconds = 40
const pauseMillisecondsMax = 1_000

/** Asks the engine again while it does not answer, as long as a caller can wait. */
export const retried = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  const beganAt = performance.now()
  for (let wait = firstPauseMilliseconds; ; wait = Math.min(2 * wait, pauseMillisecondsMax)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isPassing(error) || performance.now() - beganAt + wait > patienceMilliseconds) throw error
      await pause(wait)
    }
  }
}
