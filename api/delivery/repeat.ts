import { setTimeout as pause } from 'node:timers/promises'

/** Does a work at once and then again and again, until the signal. */
export const repeat = async (options: {
  readonly everyMilliseconds: number
  /** The pause after a failure, where it is shorter. */
  readonly retryMilliseconds?: number
  readonly work: () => Promise<unknown>
  readonly onError: (error: unknown) => void
  readonly signal: AbortSignal
}): Promise<void> => {
  const { everyMilliseconds, retryMilliseconds = everyMilliseconds, work, onError, signal } = options
  while (!signal.aborted) {
    const rest = await work().then(
      () => everyMilliseconds,
      (error: unknown) => {
        onError(error)
        return Math.min(everyMilliseconds, retryMilliseconds)
      },
    )
    await pause(rest, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
