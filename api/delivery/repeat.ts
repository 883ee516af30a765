import { setTimeout as pause } from 'node:timers/promises'

/** Does a work at once and then again and again, until the signal. A failure puts the next round off by nothing. */
export const repeat = async (options: {
  readonly everyMilliseconds: number
  readonly work: () => Promise<unknown>
  readonly onError: (error: unknown) => void
  readonly signal: AbortSignal
}): Promise<void> => {
  const { everyMilliseconds, work, onError, signal } = options
  while (!signal.aborted) {
    await work().catch(onError)
    await pause(everyMilliseconds, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
