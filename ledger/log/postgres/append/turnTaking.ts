/**
 * Tells whether callers shall take turns: one half is committed while the other half goes on, so that the server and
 * this process are busy at once. That pays where callers need about as long as a commit; where the disk is slow it is
 * better that all of them share one.
 */
export type TurnTaking = {
  /** Whether those who wait together shall set off in two halves. */
  readonly pays: (waiting: number) => boolean
  /** Whether all shall come together once, to see whether it still pays. */
  readonly isDue: () => boolean
  /** So many were committed together in so long, and came back after so long. */
  readonly observe: (callers: number, commitMs: number, pauseMs: number) => void
}

/** Half of fewer callers is not worth a commit of its own. */
const callersMin = 24
/** Below this part of a commit callers are too quick to keep the server waiting. */
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
      // What all of them together take is what tells.
      if (isDue) isWorthIt = false
      return isDue
    },
    observe: (callers, commitMs, pauseMs) => {
      if (callers >= callersMin) isWorthIt = pauseMs >= commitMs * pauseShareMin
    },
  }
}
