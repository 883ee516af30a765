/**
 * Decides whether to split waiting callers into two halves: one half is committed while the other prepares its next
 * appends, so that the server and this process work at the same time. This pays if callers need about as long as a
 * commit. On a slow disk one commit for all is better.
 */
export type TurnTaking = {
  /** Whether to split the waiting callers into two halves. */
  readonly pays: (waiting: number) => boolean
  /** Whether to commit all callers together once, to measure again. */
  readonly isDue: () => boolean
  /** Records the number of callers of a commit, its duration, and the pause until they came back. */
  readonly observe: (callers: number, commitMs: number, pauseMs: number) => void
}

/** Fewer callers are not worth two commits. */
const callersMin = 24
/** A shorter pause, relative to the commit, does not keep the server waiting. */
const pauseShareMin = 0.35
const commitsBetweenLooks = 128

export const createTurnTaking = (): TurnTaking => {
  let isWorthIt = false
  let commits = 0
  return {
    pays: waiting => isWorthIt && waiting >= callersMin,
    isDue: () => {
      commits += 1
      const isDue = commits % commitsBetweenLooks === 0
      // Only a commit of all callers gives a measurement.
      if (isDue) isWorthIt = false
      return isDue
    },
    observe: (callers, commitMs, pauseMs) => {
      if (callers >= callersMin) isWorthIt = pauseMs >= commitMs * pauseShareMin
    },
  }
}
