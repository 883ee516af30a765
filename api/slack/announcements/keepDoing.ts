import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../app/slackLogger.ts'

const restAfterFailureMilliseconds = 2_000

export type Doing = {
  /** One round of the work; a failure is logged, and the next round begins a moment later. */
  readonly round: () => Promise<void>
  readonly restMilliseconds: number
  readonly failure: string
  readonly stopping: AbortSignal
  readonly logger: Log
}

/** Repeats a work until it is stopped. */
export const keepDoing = async ({
  round,
  restMilliseconds,
  failure,
  stopping,
  logger,
}: Doing): Promise<void> => {
  while (!stopping.aborted) {
    let rest = restMilliseconds
    try {
      await round()
    } catch (error) {
      logger.error({ err: error }, failure)
      rest = restAfterFailureMilliseconds
    }
    // A rest that is cut short by stopping is no failure.
    await sleep(rest, undefined, { signal: stopping }).catch(() => undefined)
  }
}
