/**
 * After so many failures in a row the cause is not a single member, and the team waits for the next run; or not a single
 * team, and the run ends. Between members that can be reset, any number may fail: they would fail first in the next run, too.
 */
export const failuresInARowMax = 50

/** Attempts at one reset after the other, until they are hopeless or the run is stopped. */
export type Attempts = {
  readonly hasGivenUp: () => boolean
  readonly isOver: () => boolean
  readonly attempt: (what: string, work: () => Promise<void>) => Promise<void>
}

export const createAttempts = (signal: AbortSignal, onFailure: (error: Error) => void): Attempts => {
  let inARow = 0
  const hasGivenUp = (): boolean => inARow >= failuresInARowMax
  const isOver = (): boolean => signal.aborted || hasGivenUp()
  return {
    hasGivenUp,
    isOver,
    attempt: async (what, work) => {
      if (isOver()) return
      try {
        await work()
        inARow = 0
      } catch (error) {
        inARow += 1
        onFailure(new Error(`The allowance of ${what} was not reset.`, { cause: error }))
      }
    },
  }
}
