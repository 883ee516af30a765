import { setTimeout as pause } from 'node:timers/promises'
import type { TimedWork } from './schedule.ts'

export type ScheduleDependencies = {
  readonly work: readonly TimedWork[]
  readonly now: () => Date
  /** Told when a run failed; the next one is not put off by it. */
  readonly onError: (error: unknown, name: string) => void
  readonly signal: AbortSignal
}

/** Runs timed work, each at once and then at its own pace, until the signal. Resolves when nothing runs any more. */
export const runSchedule = async ({ work, now, onError, signal }: ScheduleDependencies): Promise<void> => {
  await Promise.all(work.map(item => repeat(item, { now, onError, signal })))
}

const repeat = async (
  item: TimedWork,
  { now, onError, signal }: Pick<ScheduleDependencies, 'now' | 'onError' | 'signal'>,
): Promise<void> => {
  while (!signal.aborted) {
    await item.run(now(), signal).catch((error: unknown) => onError(error, item.name))
    await pause(item.everyMilliseconds, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
