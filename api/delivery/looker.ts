import { pollMilliseconds } from './limits.ts'

export type Looker = {
  /** Looks for jobs, at once or right after the look under way. */
  look(): void
  start(): void
  /** Ends when no look is under way. */
  stop(): Promise<void>
}

const quietMilliseconds = 10

/**
 * Looks for jobs when it is asked to, when the next one is due, which no notification announces, and once a second in
 * any case.
 */
export const createLooker = (options: {
  /** Claims what there is room for. Answers whether there may be more. */
  readonly claimMore: () => Promise<boolean>
  /** Milliseconds until the next job is due; nothing where none waits. */
  readonly untilNextDue: () => Promise<number | undefined>
  readonly onError: (error: unknown) => void
}): Looker => {
  const { claimMore, untilNextDue, onError } = options
  let isRunning = false
  let isWanted = false
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const look = (): void => {
    isWanted = true
    if (isRunning) looking ??= lookWhileWanted()
  }
  const schedule = (milliseconds: number, work: () => void): void => {
    clearTimeout(timer)
    if (isRunning) timer = setTimeout(work, milliseconds)
  }

  const lookWhileWanted = async (): Promise<void> => {
    // What is wanted in the same moment is looked for at once.
    await Promise.resolve()
    clearTimeout(timer)
    let mayBeMore = true
    try {
      while (isWanted && isRunning) {
        isWanted = false
        mayBeMore = await claimMore()
      }
    } catch (error) {
      onError(error)
    }
    if (mayBeMore) schedule(pollMilliseconds, look)
    else schedule(quietMilliseconds, waitForDue)
    looking = undefined
  }

  const waitForDue = (): void => {
    schedule(pollMilliseconds, look)
    untilNextDue().then(milliseconds => {
      if (milliseconds === undefined || looking) return
      schedule(Math.max(quietMilliseconds, Math.min(milliseconds, pollMilliseconds)), look)
    }, onError)
  }

  return {
    look,
    start: () => {
      isRunning = true
      look()
    },
    stop: async () => {
      isRunning = false
      clearTimeout(timer)
      await looking
    },
  }
}
