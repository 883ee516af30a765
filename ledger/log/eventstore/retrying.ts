import { setTimeout as pause } from 'node:timers/promises'
import { isPassing } from './faults.ts'

/** How often something is tried when the engine does not answer; with growing pauses, some five seconds. */
const attemptsMax = 8
const firstPauseMilliseconds = 40

/** Does something with the engine again and again while it does not answer. */
export const retried = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!isPassing(error) || failures === attemptsMax) throw error
      await pause(firstPauseMilliseconds * 2 ** (failures - 1))
    }
  }
}
