import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../app/slackLogger.ts'

const restAfterFailureMilliseconds = 2_000

export type Doing = {
  /** One round of the work. A failure is logged, and the next round starts a moment later. */
  readonly round: () => Promise<void>
  readonly restMilliseconds: number
  readonly failure: string
  readonly stopping: AbortSignal
  readonly logger: Log
}

/** Repeats the work until it is stopped. */
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
    // An interrupted pause is not a failure.
    await sleep(rest, undefined, { signal: stopping }).catch(() => undefined)
  }
}
