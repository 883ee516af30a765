import { setTimeout as pause } from 'node:timers/promises'
import type { FinishedJob } from './finish.ts'
import { finishedAtOnceMax } from './limits.ts'

export type Results = {
  add(finished: FinishedJob): void
  /** Ends when everything added so far is recorded. */
  recorded(): Promise<void>
}

const retryMilliseconds = 500

/**
 * Records results one statement after the other: what is added during a statement shares the next. A failed statement
 * is repeated until the signal; the holder fences the repeat.
 */
export const createResults = (options: {
  readonly record: (finished: readonly FinishedJob[]) => Promise<unknown>
  readonly onRecorded: (finished: readonly FinishedJob[]) => void
  readonly onError: (error: unknown) => void
  readonly signal: AbortSignal
}): Results => {
  const { record, onRecorded, onError, signal } = options
  const waiting: FinishedJob[] = []
  let recording: Promise<void> | undefined

  const recordBatch = async (batch: readonly FinishedJob[]): Promise<void> => {
    for (;;) {
      try {
        await record(batch)
        return
      } catch (error) {
        onError(error)
        // An unrecorded job runs again once its hold has ended.
        if (signal.aborted) return
        await pause(retryMilliseconds, undefined, { signal }).catch(() => undefined)
      }
    }
  }
  const recordAll = async (): Promise<void> => {
    // Results of the same moment share a statement.
    await Promise.resolve()
    while (waiting.length > 0) {
      const batch = waiting.splice(0, finishedAtOnceMax)
      await recordBatch(batch)
      onRecorded(batch)
    }
    recording = undefined
  }

  return {
    add: finished => {
      waiting.push(finished)
      recording ??= recordAll()
    },
    recorded: async () => {
      while (recording) await recording
    },
  }
}
