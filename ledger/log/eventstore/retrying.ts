import { setTimeout as pause } from 'node:timers/promises'
import { isPassing } from './faults.ts'

/** How long a request is retried while the engine does not answer. The caller is waiting. */
const patienceMilliseconds = 8_000
const firstPauseMilliseconds = 40
const pauseMillisecondsMax = 1_000

/** Retries a request with growing pauses while the engine does not answer. */
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
